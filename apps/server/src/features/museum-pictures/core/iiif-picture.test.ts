import { describe, expect, test } from "vitest";
import { isManifest, readIiifManifest } from "./iiif-manifest.ts";
import { infoAddress, readIiifPicture } from "./iiif-picture.ts";
import { iiifPieces } from "./iiif-pieces.ts";
import { rightsInWords } from "./rights-in-words.ts";

const BASE = "https://museo.example/iiif/7";

describe("what people paste", () => {
  test.each([
    [`${BASE}/info.json`, `${BASE}/info.json`],
    [` ${BASE}/ `, `${BASE}/info.json`],
    [`${BASE}/full/max/0/default.jpg`, `${BASE}/info.json`],
    [`${BASE}/full/!400,400/0/default.jpg?x=1`, `${BASE}/info.json`],
    [`${BASE}/pct:1,2,30,40/400,/!90/native.png`, `${BASE}/info.json`],
    [`${BASE}/manifest`, `${BASE}/manifest`],
    ["", "/info.json"],
  ])("%s", (pasted, asked) => {
    expect(infoAddress(pasted)).toBe(asked);
  });
});

const info = (more: object = {}) => ({
  "@context": "http://iiif.io/api/image/3/context.json",
  ...{ id: BASE, type: "ImageService3", protocol: "http://iiif.io/api/image", profile: "level1" },
  ...{ width: 6000, height: 4000, tiles: [{ width: 1024, scaleFactors: [1, 2, 4] }], ...more },
});
const read = (json: unknown) => readIiifPicture(json, `${BASE}/info.json`);

describe("what a service says", () => {
  test("its pieces cover the picture, each as it is asked for", () => {
    const { widthPx, heightPx, pieces } = iiifPieces(read(info()));
    expect([widthPx, heightPx, pieces.length]).toEqual([6000, 4000, 24]);
    expect(pieces[0]?.url).toBe(`${BASE}/0,0,1024,1024/1024,1024/0/default.jpg`);
    expect(pieces.at(-1)).toEqual({
      url: `${BASE}/5120,3072,880,928/880,928/0/default.jpg`,
      ...{ leftPx: 5120, topPx: 3072, widthPx: 880, heightPx: 928 },
    });
    expect(pieces.reduce((sum, piece) => sum + piece.widthPx * piece.heightPx, 0)).toBe(24_000_000);
  });

  test("version 2 names its size by its width, and one piece is the whole", () => {
    const context = { "@context": "http://iiif.io/api/image/2/context.json", id: undefined, "@id": BASE };
    expect(iiifPieces(read(info(context))).pieces[0]?.url).toBe(`${BASE}/0,0,1024,1024/1024,/0/default.jpg`);
    const small = { width: 800, height: 600 };
    expect(iiifPieces(read(info({ ...context, ...small }))).pieces[0]?.url).toBe(`${BASE}/full/full/0/default.jpg`);
    expect(iiifPieces(read(info(small))).pieces[0]?.url).toBe(`${BASE}/full/max/0/default.jpg`);
  });

  test("an old address with http is asked by https, as the document was; one of http stays", () => {
    const old = { id: undefined, "@id": "http://museo.example/iiif/7/" };
    expect(read(info(old)).base).toBe(BASE);
    expect(readIiifPicture(info(old), "http://127.0.0.1:1/info.json").base).toBe("http://museo.example/iiif/7");
  });

  test("what is larger than the library takes comes as much smaller as it must", () => {
    const { widthPx, heightPx, pieces } = iiifPieces(read(info({ width: 30_001, height: 20_000 })));
    expect([widthPx, heightPx]).toEqual([7501, 5000]);
    expect(pieces).toHaveLength(8 * 5);
    expect(pieces[1]?.url).toBe(`${BASE}/4096,0,4096,4096/1024,1024/0/default.jpg`);
  });

  test("a service without pieces of its own is asked for ours, no larger than it gives", () => {
    const bare = read(info({ tiles: undefined, maxWidth: 500 }));
    expect(bare).toMatchObject({ pieceWidthPx: 500, pieceHeightPx: 500, factors: [1, 2, 4, 8, 16, 32] });
  });

  test.each([
    ["nothing", null],
    ["a page of another kind", { hola: 1 }],
    ["no size", info({ width: undefined })],
    ["a size that is none", info({ width: -4 })],
    ["a side beyond all bounds", info({ width: 4e9 })],
    ["pieces of a pixel: a flood of questions", info({ tiles: [{ width: 1, scaleFactors: [1] }] })],
    ["a list", [info()]],
  ])("%s is no picture", (_name, json) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ code: "IIIF_UNREADABLE" }));
  });

  test("more than anybody takes, from a service that gives no less", () => {
    const endless = read(info({ width: 400_000, height: 400_000, tiles: [{ width: 256, scaleFactors: [] }] }));
    expect(() => iiifPieces(endless)).toThrow(expect.objectContaining({ code: "IIIF_TOO_LARGE" }));
  });
});

describe("a manifest", () => {
  const service = (id: string) => ({ id, type: "ImageService3", profile: "level2" });
  const canvas = (id: string) => ({
    type: "Canvas",
    thumbnail: [{ type: "Image", service: [service(`${id}-small`)] }],
    items: [{ items: [{ body: { type: "Image", service: [service(id)] } }] }],
  });

  test("of version 3 names its pictures, and whose they are", () => {
    const requiredStatement = { label: { es: ["Atribución"] }, value: { es: ["Museo de la Muestra"] } };
    const manifest = { type: "Manifest", requiredStatement, rights: "http://x.example/", items: [canvas(`${BASE}/`)] };
    expect(isManifest(manifest)).toBe(true);
    expect(readIiifManifest(manifest)).toEqual({
      pictures: [BASE],
      rights: "http://x.example/",
      attribution: "Museo de la Muestra",
    });
    expect(readIiifManifest({ items: [canvas("a"), canvas("b"), canvas("a")] }).pictures).toEqual(["a", "b"]);
  });

  test("of version 2 too", () => {
    const image = { "@context": "http://iiif.io/api/image/2/context.json", "@id": BASE, profile: "level1" };
    const sequences = [{ canvases: [{ images: [{ resource: { service: image } }] }] }];
    const manifest = { "@type": "sc:Manifest", attribution: [{ "@value": "Archivo" }], license: "", sequences };
    expect(isManifest(manifest)).toBe(true);
    expect(readIiifManifest(manifest)).toEqual({ pictures: [BASE], rights: "", attribution: "Archivo" });
  });

  test.each([null, "nada", { service: 4 }, { type: "Collection", items: [] }])("%o names none", (json) => {
    expect(readIiifManifest(json).pictures).toEqual([]);
  });
});

test.each([
  ["http://creativecommons.org/publicdomain/mark/1.0/", "Dominio público"],
  ["https://creativecommons.org/publicdomain/zero/1.0/", "CC0 1.0"],
  ["https://creativecommons.org/licenses/by-nc-sa/4.0/deed.es", "CC BY-NC-SA 4.0"],
  ["http://rightsstatements.org/vocab/InC/1.0/", "Con derechos de autor"],
  ["<b>Uso</b> libre,  citando", "Uso libre, citando"],
  ["", ""],
])("the rights %s are «%s»", (rights, said) => {
  expect(rightsInWords(rights)).toBe(said);
});
