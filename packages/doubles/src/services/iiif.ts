import { type Double, type DoubleRequest, ok } from "../double.ts";
import { pngOf } from "../png.ts";

const WIDTH_PX = 700;
const HEIGHT_PX = 500;
const PIECE_PX = 256;

/** A picture whose red tells how far to the right a pixel is in the whole, and whose green how far down. */
function drawn(left: number, top: number, width: number, height: number, factor: number): Buffer {
  const lines = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3;
      lines[at] = Math.floor((255 * (left + x * factor)) / WIDTH_PX);
      lines[at + 1] = Math.floor((255 * (top + y * factor)) / HEIGHT_PX);
    }
  return pngOf({ width, height }, lines);
}

const TILES = [{ width: PIECE_PX, scaleFactors: [1, 2, 4] }];

/** Builds what the service says of its picture. */
function infoOf({ headers: { host }, scenario }: DoubleRequest): object {
  const base = `http://${host}/iiif/${scenario}/marina`;
  const size = { width: WIDTH_PX, height: HEIGHT_PX, tiles: TILES };
  const protocol = "http://iiif.io/api/image";
  if (scenario === "version-2")
    return {
      ...{ "@context": "http://iiif.io/api/image/2/context.json", "@id": base, protocol, ...size },
      ...{
        profile: ["http://iiif.io/api/image/2/level1.json"],
        license: "https://creativecommons.org/licenses/by-sa/4.0/",
      },
      attribution: "<p>Museo de la <a href='https://museo.example'>Muestra</a></p>",
    };
  const rights = "http://creativecommons.org/publicdomain/mark/1.0/";
  const info = { "@context": "http://iiif.io/api/image/3/context.json", id: base, type: "ImageService3", protocol };
  if (scenario === "elsewhere") return { ...info, ...size, id: "http://127.0.0.1:1/secreto", profile: "level1" };
  if (scenario === "endless")
    return { ...info, profile: "level0", width: 400_000, height: 400_000, tiles: [{ width: 256, scaleFactors: [1] }] };
  return { ...info, ...size, profile: "level1", rights };
}

/** Builds what the museum says of some pictures together. */
function manifestOf({ headers: { host }, scenario }: DoubleRequest, names: readonly string[]): object {
  const items = names.map((name) => ({
    type: "Canvas",
    items: [
      { items: [{ body: { service: [{ id: `http://${host}/iiif/${scenario}/${name}`, type: "ImageService3" }] } }] },
    ],
  }));
  const requiredStatement = { label: { es: ["Atribución"] }, value: { es: ["Museo de la Muestra"] } };
  return { type: "Manifest", requiredStatement, items };
}

/** A museum's pictures by the IIIF Image API, version 3, and 2 in the scenario `version-2`: one invented picture, `marina`, alone in the manifest `album`. */
export const iiif: Double = (request) => {
  const { path, scenario } = request;
  if (scenario === "closed") return { status: 403, body: "Forbidden" };
  if (path === "/album/manifest.json")
    return ok(manifestOf(request, scenario === "manifest" ? ["marina", "otra"] : ["marina"]));
  if (path === "/marina/info.json") return ok(infoOf(request));
  const asked = /^\/marina\/(?:(full)|(\d+),(\d+),(\d+),(\d+))\/(?:max|(\d+),(\d*))\/0\/default\.jpg$/.exec(path);
  if (asked === null) return null;
  const [, full, x, y, w, h, width, height] = asked;
  const [left, top, wide, high] = full === undefined ? [x, y, w, h].map(Number) : [0, 0, WIDTH_PX, HEIGHT_PX];
  if (left === undefined || top === undefined || wide === undefined || high === undefined) return null;
  // What is beyond the edge is not there.
  const [seenWide, seenHigh] = [Math.min(wide, WIDTH_PX - left), Math.min(high, HEIGHT_PX - top)];
  if (seenWide <= 0 || seenHigh <= 0) return { status: 400, body: "Bad Request" };
  const factor = width === undefined ? 1 : seenWide / Number(width);
  const tall = height === undefined || height === "" ? Math.ceil(seenHigh / factor) : Number(height);
  const size = scenario === "wrong-piece" ? [10, 10] : [width === undefined ? seenWide : Number(width), tall];
  const body = drawn(left, top, size[0] ?? 1, size[1] ?? 1, factor);
  return { status: 200, body, headers: { "content-type": "image/png" } };
};
