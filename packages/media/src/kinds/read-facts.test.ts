import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { gunzipSync } from "node:zlib";
import type { VideoFacts } from "@nv/contracts/schemas";
import { FileFacts } from "@nv/contracts/schemas";
import { warcOf, zipOf } from "@nv/test-kit";
import { townOsm } from "@nv/test-kit/street-town";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MediaError } from "../maker.ts";
import { bombPng, corners, movingGif, textured, WITH_PLACE } from "../pictures/drawn-pictures.ts";
import { createReadFacts } from "./read-facts.ts";

let folder = "";
let runs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-kinds-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const VIDEO: VideoFacts = {
  kind: "video",
  format: "mp4",
  codec: "h264",
  widthPx: 640,
  heightPx: 360,
  durationMs: 1000,
  framesPerSecond: 25,
  isVariableRate: false,
  keyFramesEveryMs: null,
  bitDepth: 8,
  isHdr: false,
  rotation: 0,
  hasSound: false,
};
const readFacts = createReadFacts({
  video: async () => VIDEO,
  audio: async (_path, format) => ({ kind: "audio", format, codec: "aac", durationMs: 1000, channels: 1 }),
});

type Bytes = Uint8Array | string;

async function facts(bytes: Bytes | Promise<Bytes>, name = "archivo") {
  runs += 1;
  const path = join(folder, String(runs));
  await writeFile(path, await bytes);
  const read = await readFacts(path, name, new AbortController().signal);
  // What the contract holds is what is told.
  expect(FileFacts.parse(read.facts)).toEqual(read.facts);
  return read;
}

async function refusal(bytes: Bytes | Promise<Bytes>, name = "archivo"): Promise<string> {
  const error = await facts(bytes, name).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MediaError);
  return error instanceof Error ? error.message : "";
}

const picture = {
  kind: "picture",
  widthPx: 40,
  heightPx: 20,
  bitDepth: 8,
  colourSpace: "srgb",
  hasAlpha: false,
  isTurned: false,
  frames: 1,
};
const drawn = () => corners(40, 20);

test.each<{ name: string; bytes: () => Promise<Bytes>; is: object }>([
  { name: "JPEG", bytes: () => drawn().jpeg().toBuffer(), is: { format: "jpeg" } },
  {
    name: "JPEG that is turned",
    bytes: () => drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    is: { format: "jpeg", widthPx: 20, heightPx: 40, isTurned: true },
  },
  {
    name: "JPEG of four inks",
    bytes: () => drawn().toColourspace("cmyk").jpeg().toBuffer(),
    is: { format: "jpeg", colourSpace: "cmyk" },
  },
  {
    name: "grey JPEG",
    bytes: () => drawn().toColourspace("b-w").jpeg().toBuffer(),
    is: { format: "jpeg", colourSpace: "b-w" },
  },
  { name: "PNG", bytes: () => drawn().png().toBuffer(), is: { format: "png" } },
  {
    name: "PNG of 16 bits",
    bytes: () => drawn().toColourspace("rgb16").png().toBuffer(),
    is: { format: "png", bitDepth: 16 },
  },
  {
    name: "PNG with transparency",
    bytes: () => drawn().ensureAlpha(0.5).png().toBuffer(),
    is: { format: "png", hasAlpha: true },
  },
  { name: "WebP", bytes: () => drawn().webp().toBuffer(), is: { format: "webp" } },
  { name: "AVIF", bytes: () => drawn().avif().toBuffer(), is: { format: "avif" } },
  { name: "TIFF", bytes: () => drawn().tiff().toBuffer(), is: { format: "tiff" } },
  {
    name: "TIFF of two pages, of which one is shown",
    bytes: async () => {
      const page = await drawn().png().toBuffer();
      return sharp([page, page], { join: { animated: true } })
        .tiff()
        .toBuffer();
    },
    is: { format: "tiff", pages: 2 },
  },
  {
    name: "GIF that moves",
    bytes: () => movingGif(4),
    is: { format: "gif", widthPx: 2, heightPx: 2, frames: 4, hasAlpha: expect.anything() },
  },
  {
    name: "SVG",
    bytes: async () =>
      '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
    is: { format: "svg", hasAlpha: true },
  },
  {
    name: "SVG without a size",
    bytes: async () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
    is: { format: "svg", hasAlpha: true },
  },
])("a $name is a picture, whatever its name says", async ({ bytes, is }) => {
  const read = await facts(bytes(), "foto.pdf");
  expect(read.facts).toEqual({ ...picture, ...is });
  expect(read.mediaType).toBe(
    "format" in is && is.format === "svg" ? "image/svg+xml" : `image/${"format" in is ? is.format : ""}`,
  );
});

test("a video is read by its reader", async () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom\0\0\0\0isommp42"), Buffer.alloc(64)]);
  expect(await facts(mp4, "Clip.MP4")).toEqual({ facts: VIDEO, mediaType: "video/mp4", words: { name: "Clip" } });
});

test.each([
  { name: "commas", text: "código,nombre\n08019,Barcelona\n28079,Madrid\n", columns: ["código", "nombre"], rows: 2 },
  {
    name: "semicolons and a mark",
    text: '\uFEFFa;b\r\n1;"x\r\ny"\r\n\r\n3;"d ""q"""\r\n',
    columns: ["a", "b"],
    rows: 2,
  },
  { name: "tabs", text: "a\tb\tc\n1\t2\t3", columns: ["a", "b", "c"], rows: 1 },
])("a table with $name is counted", async ({ text, columns, rows }) => {
  const read = await facts(text, "datos.txt");
  expect(read).toMatchObject({ facts: { kind: "table", format: "csv", rows, columns }, mediaType: "text/csv" });
});

test("a table of old Windows is read with its accents", async () => {
  const bytes = Buffer.concat([Buffer.from("a"), Buffer.from([0xf1]), Buffer.from("o;b\n1;2\n3;4\n")]);
  expect((await facts(bytes)).facts).toMatchObject({ columns: ["año", "b"], rows: 2 });
});

test("a table of one column is one when its name says so", async () => {
  expect((await facts("nombre\nAna\nLuis\n", "lista.csv")).facts).toMatchObject({
    kind: "table",
    rows: 2,
    columns: ["nombre"],
  });
  expect((await facts("Una nota, con su coma.\nOtra línea\n", "nota.txt")).facts).toEqual({
    kind: "document",
    format: "txt",
  });
});

test("a table of any length is counted without being held", async () => {
  const path = join(folder, "larga.csv");
  const line = "2026-01-01;28079;1234,5;Un texto cualquiera\n".repeat(1000);
  await pipeline(
    Readable.from(
      (function* () {
        yield "día;código;valor;nota\n";
        for (let at = 0; at < 1000; at += 1) yield line;
      })(),
    ),
    createWriteStream(path),
  );
  const before = process.memoryUsage().rss;
  const read = await readFacts(path, "larga.csv", new AbortController().signal);
  expect(read.facts).toMatchObject({ rows: 1_000_000, columns: ["día", "código", "valor", "nota"] });
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

const workbook = () =>
  zipOf([
    {
      name: "[Content_Types].xml",
      bytes:
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    },
    {
      name: "_rels/.rels",
      bytes:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    },
    {
      name: "xl/workbook.xml",
      bytes:
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      bytes:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: "xl/worksheets/sheet1.xml",
      bytes:
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>año</t></is></c><c r="B1" t="inlineStr"><is><t>valor</t></is></c></row><row r="2"><c r="A2"><v>2026</v></c><c r="B2"><v>3</v></c></row></sheetData></worksheet>',
    },
  ]);

test("a workbook is a table", async () => {
  expect((await facts(workbook(), "datos.xlsx")).facts).toEqual({
    kind: "table",
    format: "xlsx",
    rows: 1,
    columns: ["año", "valor"],
  });
});

const geojson = JSON.stringify({
  features: [
    {
      type: "Feature",
      properties: { type: "Feature", coordinates: [999, 999] },
      geometry: { type: "Point", coordinates: [-3.7, 40.4, 650] },
    },
    {
      type: "Feature",
      properties: null,
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [1, 41],
            [2, 42],
            [1.5, 43],
            [1, 41],
          ],
        ],
      },
    },
  ],
  type: "FeatureCollection",
});
const topojson = JSON.stringify({
  type: "Topology",
  transform: { scale: [0.5, 2], translate: [10, 20] },
  objects: {
    a: {
      type: "GeometryCollection",
      geometries: [
        { type: "LineString", arcs: [0] },
        { type: "Polygon", arcs: [[0, 1]] },
        { type: "Point", coordinates: [0, 1] },
      ],
    },
  },
  arcs: [
    [
      [2, 3],
      [2, 1],
    ],
    [
      [4, 4],
      [-1, 6],
    ],
  ],
});
const kml =
  '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>1 &lt; 2</name><Point><coordinates>-3.7,40.4,0</coordinates></Point></Placemark><Placemark><LineString><coordinates>\n1,41 2,42\n</coordinates></LineString></Placemark></Document></kml>';
const gpx =
  '<gpx version="1.1"><wpt lat="40" lon="-3"/><trk><trkseg><trkpt lat="41" lon="-4"><ele>3</ele></trkpt></trkseg></trk></gpx>';

test.each([
  { format: "geojson", text: geojson, features: 2, bounds: [-3.7, 40.4, 2, 43] },
  { format: "geojson", text: '{"type":"Point","coordinates":[1,2]}', features: 1, bounds: [1, 2, 1, 2] },
  { format: "geojson", text: '{"type":"FeatureCollection","features":[]}', features: 0, bounds: null },
  { format: "topojson", text: topojson, features: 3, bounds: [10, 22, 12, 40] },
  {
    format: "topojson",
    text: '{"type":"Topology","bbox":[1,2,3,4],"objects":{},"arcs":[]}',
    features: 0,
    bounds: [1, 2, 3, 4],
  },
  { format: "kml", text: kml, features: 2, bounds: [-3.7, 40.4, 2, 42] },
  { format: "gpx", text: gpx, features: 2, bounds: [-4, 40, -3, 41] },
])("$format is geometry", async ({ format, text, features, bounds }) => {
  expect((await facts(text)).facts).toEqual({ kind: "geometry", format, features, bounds });
});

const glb = () => {
  const head = Buffer.alloc(20);
  head.write("glTF");
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20, 8);
  return head;
};

test.each<{ is: string; bytes: Bytes; kind?: string }>([
  { is: "pdf", bytes: "%PDF-1.7\n1 0 obj\nendobj\nstartxref\n0\n%%EOF\n" },
  { is: "json", bytes: '[{"a": 1}]' },
  { is: "vtt", bytes: "WEBVTT\n\n00:00.000 --> 00:01.000\nHola" },
  { is: "srt", bytes: "1\n00:00:00,000 --> 00:00:01,000\nHola\n" },
  { is: "glb", bytes: glb(), kind: "model" },
  { is: "gltf", bytes: '{"asset":{"version":"2.0"}}', kind: "model" },
  { is: "obj", bytes: "# x\no cubo\nv 0 0 0\nv 1 0 0\nf 1 2 3\n", kind: "model" },
  { is: "stl", bytes: "solid cubo\n facet normal 0 0 1\n", kind: "model" },
  { is: "stl", bytes: Buffer.alloc(84), kind: "model" },
  { is: "ply", bytes: "ply\nformat ascii 1.0\n", kind: "model" },
])("a file that is $is is one, whatever its name says", async ({ is, bytes, kind = "document" }) => {
  expect((await facts(bytes, "algo.png")).facts).toEqual({ kind, format: is });
});

const ai2html =
  '<div id="g-mapa-box" class="ai2html"><div id="g-mapa-mobile" class="g-artboard"><img src="mapa-mobile.jpg"></div></div>';
test.each([
  {
    holds: "ai2html",
    parts: [
      { name: "mapa/index.html", bytes: ai2html },
      { name: "mapa/mapa-mobile.jpg", bytes: "x" },
    ],
  },
  { holds: "other", parts: [{ name: "mapa/index.html", bytes: ai2html }] },
  {
    holds: "other",
    parts: [
      { name: "index.html", bytes: "<p>Hola" },
      { name: "a.png", bytes: "x" },
    ],
  },
  { holds: "shapefile", parts: ["shp", "shx", "dbf"].map((end) => ({ name: `capas/Rios.${end}`, bytes: "x" })) },
])("an archive tells that it holds $holds", async ({ holds, parts }) => {
  const read = await facts(zipOf(parts), "a.zip");
  expect(read.facts).toMatchObject({ kind: "archive", format: "zip", files: parts.length, holds });
});

test("a GeoPackage is one by its bytes; another database that is called so is refused", async () => {
  const brought = gunzipSync(await readFile(join(import.meta.dirname, "../../test/gdal-3.6.gpkg.gz")));
  expect(await facts(brought, "distritos.gpkg")).toMatchObject({
    ...{ mediaType: "application/geopackage+sqlite3", words: { name: "distritos" } },
    facts: { kind: "geometry", format: "gpkg", features: 6 },
  });
  const other = Buffer.from(brought);
  other.write("otra", 68, "latin1");
  expect(await refusal(other, "distritos.gpkg")).toMatch(/^El nombre dice \.gpkg, pero por dentro es \.sqlite/);
});

test("a web archive tells how much it keeps, and one that keeps nothing is refused", async () => {
  const page = { url: "http://viejo.example/", headers: { "Content-Type": "text/html" }, body: "<p>Hola" };
  const read = await facts(warcOf([{ ...page, type: "request" }, page]), "mapa.warc.gz");
  expect(read).toMatchObject({
    facts: { kind: "archive", format: "warc", files: 1, unpackedBytes: 7, holds: "other" },
    mediaType: "application/warc",
  });
  expect(await refusal(warcOf([{ ...page, type: "request" }], false))).toMatch(/no guarda ninguna página/);
});

test("names are what a person would call the file", async () => {
  const name = async (written: string) => (await facts("hola mundo", written)).words.name;
  expect(await name("C:\\Users\\ana\\Informe final.v2.txt")).toBe("Informe final.v2");
  expect(await name(`${"a".repeat(300)}.txt`)).toHaveLength(200);
  expect(await name(".htaccess")).toBe(".htaccess");
});

test("what a picture tells of itself goes into its words, and where it was taken does not", async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" photoshop:Credit="EFE" photoshop:Source="Archivo"><xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">Solo uso editorial</rdf:li></rdf:Alt></xmpRights:UsageTerms></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const bytes = await drawn().withExif(WITH_PLACE).withXmp(xmp).jpeg().toBuffer();
  const { words } = await facts(bytes, "plaza.jpg");
  expect(words).toEqual({
    name: "plaza",
    caption: "Una plaza grande",
    credit: "Ana Ruiz / EFE",
    licence: "Solo uso editorial",
    source: "Archivo",
  });
});

test("what is seen is told by words of its own, and the caption beside them", async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">Una plaza con gente</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const bytes = drawn()
    .withExif({ IFD0: { ImageDescription: "La fiesta, ayer" } })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
  expect((await facts(bytes)).words).toMatchObject({ altText: "Una plaza con gente", caption: "La fiesta, ayer" });
});

test("what a camera writes is no caption, and a long one is cut at a word", async () => {
  const withCaption = (ImageDescription: string) => drawn().withExif({ IFD0: { ImageDescription } }).jpeg().toBuffer();
  expect((await facts(withCaption("OLYMPUS DIGITAL CAMERA"))).words).toEqual({ name: "archivo" });
  const { words } = await facts(withCaption("palabra ".repeat(200)));
  expect(words.caption).toMatch(/^(palabra )+palabra…$/);
  expect(words.caption?.length).toBeLessThanOrEqual(600);
});

test.each<{ name: string; bytes: Bytes; says: RegExp; called?: string }>([
  { name: "nothing", bytes: "", says: /vacío/ },
  {
    name: "a program",
    bytes: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100)]),
    called: "juego.exe",
    says: /^Los programas \(\.exe\) no se pueden traer\.$/,
  },
  {
    name: "a program that says to be a picture",
    bytes: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100)]),
    called: "foto.png",
    says: /^El nombre dice \.png, pero por dentro es \.exe\. Los programas/,
  },
  { name: "a page", bytes: "<!doctype html><p>Hola", says: /^Las páginas HTML sueltas .*ai2html/ },
  {
    name: "a page that says to be a picture",
    bytes: "<html><script>1</script>",
    called: "foto.svg",
    says: /^El nombre dice \.svg, pero por dentro es \.html/,
  },
  { name: "a script", bytes: "#!/bin/sh\nrm -rf /\n", says: /programas escritos como texto/ },
  {
    name: "a script by its name",
    bytes: "alert(1, 2);\nalert(3, 4);\n",
    called: "a.js",
    says: /programas escritos como texto \(\.js\)/,
  },
  { name: "PHP", bytes: "<?php echo 1;", says: /programas escritos como texto/ },
  { name: "some XML", bytes: "<rss></rss>", says: /^Los XML que no son/ },
  {
    name: "a sound that no browser plays and few programs write",
    bytes: Buffer.concat([Buffer.from("#!AMR\n"), Buffer.alloc(400)]),
    says: /sonido de ese formato.*Expórtalo como MP3/,
  },
  { name: "another archive", bytes: Buffer.from([0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0]), says: /ZIP\.$/ },
  {
    name: "a hostile typeface",
    bytes: Buffer.concat([Buffer.from("wOF2\0\x01\0\0"), Buffer.alloc(40)]),
    says: /no es una tipografía, o está roto/,
  },
  {
    name: "a picture that nobody shows",
    bytes: Buffer.concat([Buffer.from("8BPS\0\x01"), Buffer.alloc(40)]),
    says: /\.psd.*Expórtala/,
  },
  {
    name: "bytes of nothing",
    bytes: Buffer.from([1, 2, 3, 4, 0, 0, 9]),
    called: "foto.png",
    says: /^El nombre dice \.png, pero por dentro no lo es/,
  },
  { name: "a bomb", bytes: bombPng(60_000, 60_000), says: /millones de píxeles/ },
  {
    name: "a huge drawing",
    bytes: '<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"/>',
    says: /píxeles/,
  },
  { name: "a hostile archive", bytes: zipOf([{ name: "../a", bytes: "x" }]), says: /fuera de la carpeta/ },
])("$name is refused in words", async ({ bytes, called, says }) => {
  expect(await refusal(bytes, called)).toMatch(says);
});

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
test.each<{ name: string; bytes: () => Promise<Bytes> | Bytes }>([
  { name: "JPEG", bytes: async () => half(await textured(200, 200).jpeg().toBuffer()) },
  { name: "PNG", bytes: async () => half(await textured(200, 200).png().toBuffer()) },
  { name: "WebP", bytes: async () => half(await textured(200, 200).webp().toBuffer()) },
  { name: "AVIF", bytes: async () => half(await textured(200, 200).avif().toBuffer()) },
  { name: "TIFF", bytes: async () => half(await textured(200, 200).tiff().toBuffer()) },
  { name: "GIF", bytes: async () => half(await textured(200, 200).gif().toBuffer()) },
  { name: "SVG", bytes: () => '<svg xmlns="http://www.w3.org/2000/svg"><g>' },
  { name: "GeoJSON", bytes: () => geojson.slice(0, -20) },
  { name: "JSON", bytes: () => '{"a": [1, 2,, 3]}' },
  { name: "KML", bytes: () => kml.slice(0, -20) },
  { name: "GPX", bytes: () => gpx.slice(0, -20) },
  { name: "workbook", bytes: () => workbook().subarray(0, -40) },
  { name: "ZIP", bytes: () => zipOf([{ name: "a.txt", bytes: "x".repeat(100) }]).subarray(0, -30) },
  { name: "PDF", bytes: () => "%PDF-1.7\n1 0 obj\n" },
  { name: "GLB", bytes: () => glb().subarray(0, 16) },
])("a $name that is cut short or broken says so", async ({ bytes }) => {
  expect(await refusal(bytes())).toMatch(/rot[ao] o incomplet[ao]|está rota/);
});

test("reading stops when it must", async () => {
  const path = join(folder, "stop.csv");
  await writeFile(path, "a,b\n1,2\n");
  const reason = new Error("enough");
  await expect(readFacts(path, "stop.csv", AbortSignal.abort(reason))).rejects.toBe(reason);
});

test("an embedded picture of an SVG that is no picture leaves the drawing", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><image href="data:image/png;base64,AAAA"/></svg>';
  expect((await facts(svg)).facts).toMatchObject({ kind: "picture", widthPx: 4 });
  expect(sharp.cache().memory.max).toBe(0);
});

test("a file of OpenStreetMap is known by its bytes, with its box, and one that is cut is refused", async () => {
  const { mediaType, facts: known } = await facts(townOsm(), "villa.osm.pbf");
  expect(mediaType).toBe("application/vnd.openstreetmap.data+pbf");
  // As ogrinfo says it: (-2.937265, 39.499339) - (-2.862736, 39.541560).
  expect(known).toMatchObject({ kind: "geometry", format: "osm" });
  if (known.kind !== "geometry" || known.bounds === null) throw new Error("it has no box");
  expect(known.bounds.map((side) => Math.round(side * 1e6) / 1e6)).toEqual([-2.937265, 39.499339, -2.862736, 39.54156]);
  expect(await refusal(townOsm().subarray(0, 9000), "villa.osm.pbf")).toContain("cortado");
});
