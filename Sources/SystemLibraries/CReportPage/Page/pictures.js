// The pictures. Each different one is in the document once, as inert base64 after this script, so
// that the page can be used while the browser still reads the pictures; or its server has it.
// Nothing is decoded or requested before it is seen.

const pictures = (() => {
  const urls = new Map();
  /** Decoded pictures, the last used last: a few are needed at once, and each takes megabytes. */
  const decoded = new Map();
  const decodedLimit = 12;

  /** Waits until the parser has come to the picture. */
  async function bytes(number) {
    if (server !== null) return requested(number);
    const base64 = () => byId(`picture-${number}`)?.textContent;
    let text = base64();
    while (text === undefined && document.readyState === "loading") {
      await new Promise((resolve) => setTimeout(resolve, 20));
      text = base64();
    }
    if (text === undefined) throw new Error(`picture ${number} is missing`);
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  }

  async function requested(number) {
    const response = await fetch(`${server}/pictures/${number}`);
    if (!response.ok) throw new Error(`picture ${number} is gone`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** A server that is not reached now may be reached later. */
  function forgetFailed(cache, number) {
    cache.get(number).catch(() => cache.delete(number));
  }

  return {
    /** The URL of a picture, for `src`. */
    url(number) {
      if (!urls.has(number)) {
        urls.set(number, bytes(number).then((data) =>
          URL.createObjectURL(new Blob([data], { type: "image/png" }))));
        forgetFailed(urls, number);
      }
      return urls.get(number);
    },

    /** The pixels of a picture as `ImageData`: RGBA, not premultiplied. */
    pixels(number) {
      const pixels = decoded.get(number) ?? bytes(number).then(decodePNG);
      decoded.delete(number);
      decoded.set(number, pixels);
      forgetFailed(decoded, number);
      if (decoded.size > decodedLimit) decoded.delete(decoded.keys().next().value);
      return pixels;
    },
  };
})();

/**
 * An `img` of a picture, which stays empty until `load` is called; as large as in points, so that
 * pictures of all scales are equal, but no larger than `limit`, in CSS pixels.
 */
function pictureImage(picture, scale, limit = [Infinity, Infinity]) {
  const image = element("img", { alt: "", draggable: "false", decoding: "async" });
  setThumbnailSize(image, picture.size, scale, limit);
  return { image, load: async () => { image.src = await pictures.url(picture.number); } };
}

function setThumbnailSize(node, size, scale, limit) {
  const shrinking = Math.min(1, ...size.map((side, index) => limit[index] / (side / scale)));
  node.style.width = `${size[0] / scale * shrinking}px`;
  // Not the height: on a narrow screen the width is less.
  node.style.aspectRatio = `${size[0]} / ${size[1]}`;
}
