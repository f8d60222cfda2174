/** Extension of the names of each media type. */
const ENDS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
  "image/tiff": "tif",
  "image/svg+xml": "svg",
};

/** Characters that a name may not hold; a hyphen takes their place. */
const STRANGE = /[^\p{L}\p{N}._ ()-]+/gu;

/** The last part of a path as people wrote it, where it can be read. */
function lastPart(pathname: string): string {
  const part = pathname.split("/").findLast((one) => one !== "") ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // What is escaped wrongly is taken as it stands.
  }
}

/**
 * A name for what came of an address: the last part of its path, with an end that says what it is.
 *
 * @param mediaType - As the other side says; empty for nothing.
 * @param longest - Characters.
 */
export function nameInAddress(address: string, mediaType: string, longest: number): string {
  const written = lastPart(new URL(address).pathname)
    .replaceAll(STRANGE, "-")
    .replace(/^[.\s-]+/, "");
  const hasEnd = /\.[a-z0-9]{2,5}$/i.test(written);
  const end = hasEnd || ENDS[mediaType] === undefined ? "" : `.${ENDS[mediaType]}`;
  const name = written === "" ? "imagen" : written;
  return name.slice(-(longest - end.length)) + end;
}
