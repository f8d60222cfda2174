import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createFaceCutter } from "./face-cutter.ts";
import { createHouseFaces } from "./house-faces.ts";

/** Build of the package `ui`; `npm test` builds it first. */
const BUILT = join(import.meta.dirname, "../../../../../packages/ui/build/fonts");

/** Beginning of every WOFF2. @see https://www.w3.org/TR/WOFF2/#woff20Header */
const WOFF2 = "wOF2";

const cutter = createFaceCutter();
afterAll(() => cutter.close());

test("a typeface is cut in a thread of its own, which is not asked twice for the same", async () => {
  const { bytes } = await createHouseFaces(BUILT).faceOf("newsreader");
  const [first, second] = await Promise.all([cutter.cut(bytes, "ARÑñ"), cutter.cut(bytes, "ARÑñ")]);
  expect(Buffer.from(first).subarray(0, 4).toString()).toBe(WOFF2);
  expect(first.byteLength).toBeLessThan(bytes.byteLength / 4);
  expect(second).toBe(first);
});

test("what is no typeface is refused, and the next one is cut all the same", async () => {
  await expect(cutter.cut(Buffer.from("no soy una letra"), "A")).rejects.toThrow("The typeface was not cut");
  const { bytes } = await createHouseFaces(BUILT).faceOf("public-sans");
  await expect(cutter.cut(bytes, "A")).resolves.toBeInstanceOf(Uint8Array);
});

test("after it was closed it begins again with the next order", async () => {
  const { bytes } = await createHouseFaces(BUILT).faceOf("public-sans");
  await cutter.close();
  await expect(cutter.cut(bytes, "AB")).resolves.toBeInstanceOf(Uint8Array);
});
