// Decodes PNG files (W3C Recommendation, third edition).
//
// A canvas stores premultiplied colours, and so changes those of translucent pixels: the loupe
// would show values that are not in the file. Interlaced files, which Layouter does not write, are
// decoded by the browser nevertheless.

async function decodePNG(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header, palette, transparency;
  const imageData = [];
  for (let offset = 8; offset + 12 <= bytes.length;) {
    const length = view.getUint32(offset);
    const type = view.getUint32(offset + 4);
    const data = bytes.subarray(offset + 8, offset + 8 + length);
    if (type === 0x49484452) {
      header = {
        width: view.getUint32(offset + 8), height: view.getUint32(offset + 12),
        depth: data[8], colorType: data[9], isInterlaced: data[12] === 1,
      };
    } else if (type === 0x504c5445) palette = data;
    else if (type === 0x74524e53) transparency = data;
    else if (type === 0x49444154) imageData.push(data);
    offset += length + 12;
  }
  if (header.isInterlaced) return decodeByBrowser(bytes);
  const stream = new Blob(imageData).stream().pipeThrough(new DecompressionStream("deflate"));
  const rows = new Uint8Array(await new Response(stream).arrayBuffer());
  const samples = [1, 0, 3, 1, 2, 0, 4][header.colorType];
  undoFilters(rows, header, samples);
  return expand(rows, header, samples, palette, transparency);
}

async function decodeByBrowser(bytes) {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

function bytesPerRow({ width, depth }, samples) {
  return Math.ceil(width * samples * depth / 8);
}

/** Undoes the filter of each row in place (section 9 of the specification). */
function undoFilters(rows, header, samples) {
  const length = bytesPerRow(header, samples);
  const step = Math.max(1, samples * header.depth / 8);
  for (let y = 0; y < header.height; y++) {
    const start = y * (length + 1) + 1;
    const filter = rows[start - 1];
    const above = start - length - 1;
    for (let x = 0; x < length; x++) {
      const left = x >= step ? rows[start + x - step] : 0;
      const up = y > 0 ? rows[above + x] : 0;
      switch (filter) {
        case 1: rows[start + x] += left; break;
        case 2: rows[start + x] += up; break;
        case 3: rows[start + x] += (left + up) >> 1; break;
        case 4: {
          const corner = x >= step && y > 0 ? rows[above + x - step] : 0;
          rows[start + x] += paeth(left, up, corner);
        }
      }
    }
  }
}

function paeth(left, up, corner) {
  const estimate = left + up - corner;
  const [a, b, c] = [
    Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner),
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Converts samples to RGBA with 8 bits, not premultiplied; of 16 bits the higher 8 are kept. */
function expand(rows, header, samples, palette, transparency) {
  const { width, height, depth, colorType } = header;
  const length = bytesPerRow(header, samples);
  const data = new Uint8ClampedArray(width * height * 4);
  const sampleBytes = depth === 16 ? 2 : 1;
  // Opaque images can declare one colour transparent.
  const key = transparency && colorType !== 3
    ? Array.from({ length: samples }, (_, index) =>
      transparency[index * 2] << 8 | transparency[index * 2 + 1])
    : null;
  const grayScale = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  for (let y = 0, out = 0; y < height; y++) {
    const start = y * (length + 1) + 1;
    for (let x = 0; x < width; x++, out += 4) {
      if (depth < 8) {
        const bit = x * depth;
        const value = rows[start + (bit >> 3)] >> (8 - depth - (bit & 7)) & ((1 << depth) - 1);
        if (colorType === 3) setFromPalette(data, out, value, palette, transparency);
        else {
          data[out] = data[out + 1] = data[out + 2] = value * grayScale;
          data[out + 3] = key && key[0] === value ? 0 : 255;
        }
        continue;
      }
      const at = start + x * samples * sampleBytes;
      if (colorType === 3) {
        setFromPalette(data, out, rows[at], palette, transparency);
        continue;
      }
      const isGray = samples < 3;
      for (let channel = 0; channel < 3; channel++) {
        data[out + channel] = rows[at + (isGray ? 0 : channel * sampleBytes)];
      }
      const hasAlpha = colorType === 4 || colorType === 6;
      data[out + 3] = hasAlpha ? rows[at + (samples - 1) * sampleBytes]
        : key && key.every((value, index) => value === (sampleBytes === 2
          ? rows[at + index * 2] << 8 | rows[at + index * 2 + 1] : rows[at + index])) ? 0 : 255;
    }
  }
  return new ImageData(data, width, height);
}

function setFromPalette(data, out, index, palette, transparency) {
  data[out] = palette[index * 3];
  data[out + 1] = palette[index * 3 + 1];
  data[out + 2] = palette[index * 3 + 2];
  data[out + 3] = transparency?.[index] ?? 255;
}
