import sharp from "sharp";
import { expect, test } from "vitest";
import { bombPng, corners } from "../pictures/drawn-pictures.ts";
import { paintDrawing, pictureSize, placedPicture } from "./paint-drawing.ts";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40"><rect width="60" height="40" fill="#a32413"/></svg>';

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(",") + 1), "base64");

test.each([
  { encoding: "png", format: "png" },
  { encoding: "jpg", format: "jpeg" },
  { encoding: "webp", format: "webp" },
] as const)("a drawing is painted as $format at its size, in its colours", async ({ encoding, format }) => {
  const picture = sharp(await paintDrawing(SVG, encoding));
  expect(await picture.metadata()).toMatchObject({ format, width: 60, height: 40, hasAlpha: false });
  const [red = 0, green = 0, blue = 0] = await picture.raw().toBuffer();
  for (const [found, drawn] of [
    [red, 0xa3],
    [green, 0x24],
    [blue, 0x13],
  ] as const)
    expect(Math.abs(found - drawn)).toBeLessThan(6);
});

test("a drawing that is too long to be one of ours is refused", async () => {
  await expect(paintDrawing(SVG.padEnd(12_000_001, " "), "png")).rejects.toThrow("demasiado grande");
});

test.each([
  { fit: "cover", size: [50, 50] },
  { fit: "contain", size: [50, 25] },
] as const)(
  "a picture that is to $fit its place is as large as it needs there",
  async ({ fit, size: [width, height] }) => {
    const photo = await corners(400, 200).jpeg().toBuffer();
    const address = await placedPicture(photo, { widthPx: 50, heightPx: 50, fit });
    expect(address).toMatch(/^data:image\/jpeg;base64,/);
    expect(await sharp(bytesOf(address)).metadata()).toMatchObject({ width, height });
  },
);

test("a picture that was turned is as it is shown, and one that shines through stays so", async () => {
  const turned = await corners(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await pictureSize(turned)).toEqual({ widthPx: 200, heightPx: 400 });
  const clear = await corners(40, 20).ensureAlpha(0.5).png().toBuffer();
  expect(await placedPicture(clear, { widthPx: 40, heightPx: 20, fit: "contain" })).toMatch(/^data:image\/png/);
});

test.each([
  { name: "a text", bytes: Buffer.from("<script>alert(1)</script>") },
  { name: "a drawing, which may ask for something elsewhere", bytes: Buffer.from(SVG) },
  { name: "a file that says to be huge", bytes: bombPng(60_000, 60_000) },
  { name: "a picture that is cut off", bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]) },
  { name: "nothing", bytes: Buffer.alloc(0) },
])("$name is no picture of a card", async ({ bytes }) => {
  await expect(placedPicture(bytes, { widthPx: 10, heightPx: 10, fit: "cover" })).rejects.toMatchObject({
    name: "MediaError",
  });
});
