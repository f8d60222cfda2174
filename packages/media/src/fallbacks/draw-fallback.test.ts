import sharp from "sharp";
import { expect, test } from "vitest";
import { originIn } from "../kinds/read-origin.ts";
import { canDrawTexts, drawFallback, fitFallback, narrowFallback } from "./draw-fallback.ts";

const SHARED = { widthPx: 1200, heightPx: 630, isPhotograph: false };

/** A drawing of one colour. */
const drawing = (widthPx: number, heightPx: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><rect width="100%" height="100%" fill="#c81e1e"/></svg>`;

async function colourAt(picture: Buffer, left: number, top: number): Promise<readonly number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test("a drawing has two pixels for each of its own", async () => {
  expect(await sharp(await drawFallback(drawing(640, 360))).metadata()).toMatchObject({
    format: "png",
    width: 1280,
    height: 720,
  });
});

test.each([
  { name: "a square drawing is whole, on white", size: [400, 400], isPhotograph: false, corner: [255, 255, 255] },
  { name: "a drawing of that proportion fills it", size: [600, 315], isPhotograph: false, corner: [200, 30, 30] },
  { name: "a page of three screens is its beginning", size: [300, 900], isPhotograph: false, corner: [200, 30, 30] },
  { name: "a photograph is cut", size: [300, 200], isPhotograph: true, corner: [200, 30, 30] },
  { name: "an upright photograph is not", size: [200, 300], isPhotograph: true, corner: [255, 255, 255] },
])("$name, in the size of networks", async ({ size: [widthPx = 0, heightPx = 0], isPhotograph, corner }) => {
  const picture = await fitFallback(await drawFallback(drawing(widthPx, heightPx)), { ...SHARED, isPhotograph });
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const near = (one: readonly number[], other: readonly number[]) =>
    one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 12);
  expect(near(await colourAt(picture, 2, 2), corner)).toBe(true);
  expect(near(await colourAt(picture, 600, 315), [200, 30, 30])).toBe(true);
});

test("a picture is made no larger than it is", async () => {
  const small = await drawFallback(drawing(100, 50));
  expect(await sharp(await narrowFallback(small, 1280)).metadata()).toMatchObject({ format: "jpeg", width: 200 });
});

test("this machine has typefaces, so that texts are not boxes", async () => {
  expect(await canDrawTexts()).toBe(true);
});

test("what is no picture is refused", async () => {
  await expect(fitFallback(Buffer.from("no soy una imagen"), SHARED)).rejects.toThrow();
});

test("what is drawn of data says so, and a photograph does not", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>';
  const ofData = { sourceType: "dataDrivenMedia" };
  expect(originIn(await drawFallback(svg))).toMatchObject(ofData);
  const size = { widthPx: 120, heightPx: 63 };
  expect(originIn(await fitFallback(Buffer.from(svg), { ...size, isPhotograph: false }))).toMatchObject(ofData);
  expect(originIn(await fitFallback(Buffer.from(svg), { ...size, isPhotograph: true }))).toBeNull();
});
