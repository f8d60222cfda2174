import sharp from "sharp";
import { expect, test } from "vitest";
import { makePortrait } from "./make-portrait.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#886644" } })
    .withExif({ IFD0: { Artist: "Nadie" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1" } })
    .jpeg()
    .toBuffer();

test("a photograph becomes a small square that tells nothing of where or by whom it was taken", async () => {
  const portrait = await makePortrait(await photo(900, 600), 320);
  const { format, width, height, exif, xmp, iptc } = await sharp(portrait).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 320, height: 320 });
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});

test.each([
  { name: "no picture", bytes: Buffer.from("hola") },
  { name: "nothing", bytes: Buffer.alloc(0) },
  { name: "a drawing", bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>') },
])("$name is refused with a sentence", async ({ bytes }) => {
  await expect(makePortrait(bytes, 320)).rejects.toThrow("No se puede leer como imagen");
});

test("a photograph that is cut off is refused", async () => {
  const whole = await photo(900, 600);
  await expect(makePortrait(whole.subarray(0, whole.length / 2), 320)).rejects.toThrow("No se puede leer");
});

test("what is too small to show a face is refused", async () => {
  await expect(makePortrait(await photo(90, 40), 320)).rejects.toThrow("al menos 64 píxeles");
});
