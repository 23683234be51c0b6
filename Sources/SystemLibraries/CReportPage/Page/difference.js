// Compares the pixels of two pictures, and draws the difference and the heat map.

/** sRGB to linear light for each of the 256 values (IEC 61966-2-1). */
const linearLight = Float64Array.from({ length: 256 }, (_, value) => {
  const encoded = value / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

/** OKLab of an opaque colour. Source: B. Ottosson, "A perceptual color space" (2020). */
function okLab(red, green, blue) {
  const [r, g, b] = [linearLight[red], linearLight[green], linearLight[blue]];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
  ];
}

/** An opaque colour: the RGBA pixel at `offset` over white or black. */
function composite(data, offset, backdrop) {
  const alpha = data[offset + 3];
  return [0, 1, 2].map((channel) =>
    Math.round((data[offset + channel] * alpha + backdrop * (255 - alpha)) / 255));
}

/**
 * The distance of two pixels in OKLab, times 100: 0 for equal colours, 100 from black to white. Of
 * translucent ones it is the larger distance over white and over black: either can hide a change.
 */
function colorDistance(first, firstOffset, second, secondOffset) {
  const isOpaque = first[firstOffset + 3] === 255 && second[secondOffset + 3] === 255;
  let largest = 0;
  for (const backdrop of isOpaque ? [0] : [0, 255]) {
    const one = okLab(...composite(first, firstOffset, backdrop));
    const other = okLab(...composite(second, secondOffset, backdrop));
    largest = Math.max(
      largest, Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]));
  }
  return largest * 100;
}

/** Luma by Rec. 709's weights, 0…255. */
function luma([red, green, blue]) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// Vermilion and blue by M. Okabe and K. Ito, "Color Universal Design" (2008): all kinds of colour
// vision can tell them apart.
const darkerColor = [0xd5, 0x5e, 0x00];
const lighterColor = [0x00, 0x72, 0xb2];

/** The colours of the heat map, from a small to a large distance: each darker than the last. */
const heatColors = [
  [0xff, 0xe0, 0x8a], [0xf9, 0xa0, 0x3f], [0xe3, 0x56, 0x2b], [0x9c, 0x12, 0x33],
  [0x3b, 0x0a, 0x45],
];
/** The distance that has the last colour. The root spreads the small distances. */
const heatLimit = 50;

function heatColor(distance) {
  const place = Math.min(1, Math.sqrt(distance / heatLimit)) * (heatColors.length - 1);
  const index = Math.min(heatColors.length - 2, Math.floor(place));
  return heatColors[index].map((value, channel) =>
    value + (heatColors[index + 1][channel] - value) * (place - index));
}

/**
 * Draws the differences of two pictures over the expected one, which is faded to light grey.
 *
 * `kind` is "difference" (what became darker or lighter) or "heat" (by how much). Pixels that only
 * one picture has are striped. Returns a canvas as large as both pictures together.
 */
function drawDifference(expected, actual, kind) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const canvas = element("canvas", { width, height });
  const context = canvas.getContext("2d");
  const result = context.createImageData(width, height);
  const one = new Uint32Array(expected.data.buffer);
  const other = new Uint32Array(actual.data.buffer);
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++, out += 4) {
      const inExpected = x < expected.width && y < expected.height;
      const inActual = x < actual.width && y < actual.height;
      const place = y * expected.width + x;
      const actualPlace = y * actual.width + x;
      let color;
      if (inExpected && inActual) {
        // Equal pixels are nearly all, and take no arithmetic.
        color = one[place] === other[actualPlace] ? faded(expected.data, place * 4)
          : kind === "heat"
            ? heatColor(colorDistance(expected.data, place * 4, actual.data, actualPlace * 4))
            : changeColor(expected.data, place * 4, actual.data, actualPlace * 4);
      } else if (inExpected || inActual) {
        const [data, offset] = inExpected
          ? [expected.data, place * 4] : [actual.data, actualPlace * 4];
        color = (x + y) % 8 < 4 ? (inExpected ? darkerColor : lighterColor) : faded(data, offset);
      } else {
        color = [0xc8, 0xc8, 0xc8];
      }
      result.data.set(color, out);
      result.data[out + 3] = 255;
    }
  }
  context.putImageData(result, 0, 0);
  return canvas;
}

/** Grey between 75 % and 100 % white: visible, but not confused with a mark. */
function faded(data, offset) {
  const gray = 255 - (255 - luma(composite(data, offset, 255))) / 4;
  return [gray, gray, gray];
}

function changeColor(first, firstOffset, second, secondOffset) {
  for (const backdrop of [255, 0]) {
    const before = luma(composite(first, firstOffset, backdrop));
    const after = luma(composite(second, secondOffset, backdrop));
    if (before !== after) return after < before ? darkerColor : lighterColor;
  }
  return darkerColor;
}

/** The pixel that differs most, as the sum of its channels, within a rectangle of both pictures. */
function strongestPixel(expected, actual, [left, top, width, height]) {
  let best = { difference: -1, at: [left, top] };
  const right = Math.min(left + width, expected.width, actual.width);
  const bottom = Math.min(top + height, expected.height, actual.height);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [one, other] = [(y * expected.width + x) * 4, (y * actual.width + x) * 4];
      let difference = 0;
      for (let channel = 0; channel < 4; channel++) {
        difference += Math.abs(expected.data[one + channel] - actual.data[other + channel]);
      }
      if (difference > best.difference) best = { difference, at: [x, y] };
    }
  }
  return best.at;
}

/** The canvas of a snapshot that has both pictures. */
async function differenceCanvas(snapshot, kind) {
  const [expected, actual] = await Promise.all([
    pictures.pixels(snapshot.expected.number), pictures.pixels(snapshot.actual.number),
  ]);
  return drawDifference(expected, actual, kind);
}
