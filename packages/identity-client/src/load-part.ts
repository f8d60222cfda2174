/** Counts the second tries of this page, so that none has the address of another. */
let secondTries = 0;

/** Pattern of the address of a module that did not load, which browsers put whole into their error. */
const ADDRESS = /https?:\/\/\S+/;

/**
 * Loads a part of the code that comes when it is wanted, trying a second time by an address of its own.
 *
 * Browsers keep a module that failed once for the life of the page: asked again by the same address, it fails without a
 * request. A call after a failure is therefore a new try.
 *
 * @param load - Imports the part; our own builds add `again`, a query or nothing, to its address.
 * @throws {TypeError} When both tries failed.
 * @see https://github.com/whatwg/html/issues/6768
 */
export async function loadPart<Part>(load: (again: string) => Promise<Part>): Promise<Part> {
  try {
    return await load("");
  } catch (error) {
    secondTries += 1;
    const again = `?again=${secondTries}`;
    // Who bundles the part decides its address, and does not know `again`: the error tells it in Chromium and Firefox.
    const address = load.length === 0 && ADDRESS.exec(String(error))?.[0];
    // Bundlers must leave it to the browser: webpack would put a module that is never found in its place.
    return address
      ? import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address + again)
      : load(again);
  }
}
