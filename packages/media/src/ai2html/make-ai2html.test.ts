import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleOutput } from "@nv/ai2html";
import { Ai2HtmlPiece, type Recipe } from "@nv/contracts/schemas";
import { type ZipPart, zipOf } from "@nv/test-kit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MediaError } from "../maker.ts";
import { makeAi2Html, PHONE_MOST_BYTES } from "./make-ai2html.ts";

let folder = "";
let made = 0;
let sample: Awaited<ReturnType<typeof makeFrom>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-ai2html-"));
  sample = await makeFrom(zipOf(SAMPLE));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SAMPLE: readonly ZipPart[] = sampleOutput().map(({ name, content }) => ({
  name: `salida/${name}`,
  bytes: content,
}));

type As = Extract<Recipe, { recipe: "ai2html" }>["as"];

async function makeFrom(bytes: Uint8Array, signal = new AbortController().signal, as?: As) {
  made += 1;
  const path = join(folder, `${made}.zip`);
  const into = join(folder, `made-${made}`);
  await Promise.all([writeFile(path, bytes), mkdir(into)]);
  const ratios: number[] = [];
  const input = { path, folder: into, recipe: { recipe: "ai2html", as } as const, signal };
  const result = await makeAi2Html({ ...input, progress: (ratio) => ratios.push(ratio) });
  return { ...result, piece: Ai2HtmlPiece.parse(result.data), into, ratios };
}

const refusal = (parts: readonly ZipPart[]) =>
  makeFrom(zipOf(parts)).then(
    () => "",
    (error: unknown) => {
      expect(error).toBeInstanceOf(MediaError);
      return error instanceof Error ? error.message : "";
    },
  );

/** The sample with another HTML, picture or both. */
const withHtml = (change: (html: string) => string) =>
  SAMPLE.map((part) =>
    String(part.name).endsWith(".html") ? { ...part, bytes: change(new TextDecoder().decode(toBytes(part))) } : part,
  );
const toBytes = ({ bytes }: ZipPart) => (typeof bytes === "string" ? Buffer.from(bytes) : (bytes ?? Buffer.alloc(0)));
const withPicture = (bytes: Uint8Array) =>
  SAMPLE.map((part) => (String(part.name).endsWith("movil.png") ? { ...part, bytes } : part));

/** One drawing for phones, whatever its picture is. */
const lone = (bytes: Uint8Array): readonly ZipPart[] => [
  {
    name: "mapa.html",
    bytes:
      '<div id="g-mapa-box"><div id="g-mapa-movil" class="g-artboard" data-aspect-ratio="1.2" data-min-width="0"><img class="g-aiImg" src="mapa-movil.png"></div></div>',
  },
  { name: "mapa-movil.png", bytes },
];

const noise = (widthPx: number, heightPx: number) =>
  sharp({
    create: {
      width: widthPx,
      height: heightPx,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

describe("a folder of ai2html", () => {
  test("becomes light pictures and drawings that know their widths", async () => {
    const { piece, files, into, ratios } = sample;
    expect(piece.artboards.map(({ name, minWidthPx, maxWidthPx }) => [name, minWidthPx, maxWidthPx])).toEqual([
      ["movil", 0, 599],
      ["medio", 600, 899],
      ["ancho", 900, null],
    ]);
    expect(files.map(({ name }) => name)).toEqual([
      "penamuestra-movil.webp",
      "penamuestra-movil.png",
      "penamuestra-medio.webp",
      "penamuestra-medio.png",
      "penamuestra-ancho.webp",
      "penamuestra-ancho.png",
    ]);
    expect((await readdir(into)).sort()).toEqual(files.map(({ name }) => name).sort());
    const [first] = files;
    expect(first).toMatchObject({ mediaType: "image/webp", widthPx: 600, heightPx: 720 });
    for (const { name, mediaType, widthPx } of files) {
      const read = await sharp(join(into, name)).metadata();
      expect(`image/${read.format}`).toBe(mediaType);
      expect(read.width).toBe(widthPx);
      expect((await stat(join(into, name))).size).toBeLessThan(60_000);
    }
    expect(ratios.at(-1)).toBe(1);
  });

  test("keeps few colours as they were drawn", async () => {
    const { into } = sample;
    const { data, info } = await sharp(join(into, "penamuestra-movil.webp"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([186, 208, 222]);
    expect(info.width).toBe(600);
  });

  test("is the same each time", async () => {
    const [one, other] = [sample, await makeFrom(zipOf(SAMPLE))];
    expect(one.piece).toEqual(other.piece);
    for (const { name } of one.files)
      expect(await readFile(join(one.into, name))).toEqual(await readFile(join(other.into, name)));
  });

  test("says what was mended", () => {
    const { piece } = sample;
    expect(piece.notices).toContain("peñamuestra-movil.png pasa a llamarse penamuestra-movil.png.");
    expect(piece.notices).toContain("Trae un script (<script>): se quita. Los anchos los lleva el CSS.");
  });

  test("with a photograph has it without its place in the world, and as JPEG for who knows no WebP", async () => {
    const photo = await noise(200, 240)
      .blur(20)
      .withExif({ IFD3: { GPSLatitude: "40/1 25/1 0/1" } })
      .jpeg()
      .toBuffer();
    const { files, into } = await makeFrom(zipOf(lone(photo)));
    expect(files.slice(0, 2).map(({ mediaType }) => mediaType)).toEqual(["image/webp", "image/jpeg"]);
    for (const { name } of files.slice(0, 2)) expect((await sharp(join(into, name)).metadata()).exif).toBeUndefined();
  });

  test("drawn in the HTML itself has its drawing as a picture", async () => {
    const svg =
      '<svg class="g-aiImg" viewBox="0 0 10 10" width="100" height="100"><script>alert(1)</script><rect width="10" height="10" fill="#f00"/></svg>';
    const { piece, files, into } = await makeFrom(zipOf(withHtml((html) => html.replace("<img", `${svg}<img`))));
    expect(piece.artboards[0]?.art.map(({ kind }) => kind)).toEqual(["picture", "picture", "shape"]);
    expect(files[0]?.name).toBe("movil-dibujo.webp");
    const { data } = await sharp(join(into, "movil-dibujo.webp"))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  test("too heavy for a phone is made lighter before it is refused", async () => {
    const busy = await noise(640, 768).blur(1.2).jpeg({ quality: 95 }).toBuffer();
    const { files, into } = await makeFrom(zipOf(lone(busy)));
    expect((await stat(join(into, files[0]?.name ?? ""))).size).toBeLessThan(PHONE_MOST_BYTES);
  });
});

describe("for a story", () => {
  const drawing = (widthPx: number, heightPx: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}"><rect width="50%" height="100%" fill="#f00"/><rect x="50%" width="50%" height="100%" fill="#00f"/></svg>`;
  const board = (id: string, minWidthPx: number, ratio: number, file: string) =>
    `<div id="g-a-${id}" class="g-artboard" data-aspect-ratio="${ratio}" data-min-width="${minWidthPx}"><img class="g-aiImg" src="${file}"></div>`;
  const make = (as: As, boards: string, files: readonly ZipPart[]) =>
    makeFrom(zipOf([{ name: "a.html", bytes: `<div id="g-a-box">${boards}</div>` }, ...files]), undefined, as);

  test("drawings of each step have its name and widths of their own", async () => {
    // Small ones: what a drawing of vectors is made into takes a while.
    const plain = (widthPx: number, heightPx: number) =>
      sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: "#123" } })
        .png()
        .toBuffer();
    const boards = [
      board("paso1-360", 0, 0.75, "a.png"),
      board("paso1-700", 700, 1.5, "b.png"),
      board("paso2-380", 380, 0.75, "a.png"),
    ];
    const files = [
      { name: "a.png", bytes: await plain(36, 48) },
      { name: "b.png", bytes: await plain(60, 40) },
    ];
    const { piece } = await make("steps", boards.join(""), files);
    expect(piece.artboards.map(({ name, minWidthPx, maxWidthPx }) => [name, minWidthPx, maxWidthPx])).toEqual([
      ["paso1", 0, 699],
      ["paso1", 700, null],
      ["paso2", 0, null],
    ]);
  });

  test("one that passes by is cut into slices that are wide enough to meet", async () => {
    const files = [{ name: "a.svg", bytes: drawing(300, 100) }];
    const { piece, files: made, into } = await make("wide", board("ancho", 0, 3, "a.svg"), files);
    const [art] = piece.artboards;
    expect(art).toMatchObject({ widthPx: 2400, heightPx: 800 });
    expect(art?.art.map(({ style }) => [style.left, style.width])).toEqual([
      ["0%", "50.0556%"],
      ["50%", "50%"],
    ]);
    const webps = made.filter(({ mediaType }) => mediaType === "image/webp");
    expect(webps.map(({ widthPx }) => widthPx)).toEqual([1802, 1800]);
    const colourOf = async (name: string) =>
      (await sharp(join(into, name)).removeAlpha().raw().toBuffer()).subarray(0, 3).toJSON().data;
    expect(await colourOf(webps[0]?.name ?? "")).toEqual([255, 0, 0]);
    expect(await colourOf(webps[1]?.name ?? "")).toEqual([0, 0, 255]);
  });

  test("a picture wider than any chip draws at once is cut too", async () => {
    const wide = await sharp({ create: { width: 18_000, height: 90, channels: 3, background: "#123" } })
      .png()
      .toBuffer();
    const { files } = await make("wide", board("ancho", 0, 20, "a.png"), [{ name: "a.png", bytes: wide }]);
    const widths = files.map(({ widthPx }) => widthPx ?? 0);
    expect(widths).toHaveLength(2 * Math.round(16_000 / 1200));
    expect(Math.max(...widths)).toBeLessThan(1400);
  });

  test("a picture that is not there is named", async () => {
    await expect(make("wide", board("ancho", 0, 8, "falta.png"), [])).rejects.toThrow(/^Falta falta\.png: /);
  });
});

describe("is refused, saying what to do:", () => {
  test("a picture that is not there", async () => {
    expect(await refusal(SAMPLE.filter(({ name }) => !String(name).endsWith("medio.png")))).toBe(
      "Falta peñamuestra-medio.png: el HTML lo pide y no está entre los archivos.",
    );
  });

  test("a picture that is none", async () => {
    expect(await refusal(withPicture(Buffer.from("not a picture")))).toMatch(
      /^peñamuestra-movil\.png no se puede leer como imagen/,
    );
    const whole = SAMPLE.find(({ name }) => String(name).endsWith("movil.png"));
    const half = whole === undefined ? Buffer.alloc(0) : toBytes(whole).subarray(0, 800);
    expect(await refusal(withPicture(half))).toMatch(/no se puede leer como imagen/);
  });

  test("more than a phone can bear", async () => {
    const heavy = await noise(700, 840).png().toBuffer();
    expect(await refusal(lone(heavy))).toMatch(
      /^En un móvil, «movil» hace cargar \d+ kB y como mucho pueden ser 150 kB \(los textos \d+ kB, mapa-movil\.png \d+ kB\)/,
    );
  });

  test("no drawing for phones, and two of one width, both told at once", async () => {
    const html = (text: string) => text.replace('data-min-width="0"', 'data-min-width="600"');
    expect(await refusal(withHtml(html))).toMatch(
      /^Dos mesas empiezan en 600 px .+ Por debajo de 600 px no se ve nada/,
    );
  });

  test("an archive without HTML, or with two graphics", async () => {
    expect(await refusal(SAMPLE.slice(1))).toMatch(/^No hay ningún \.html/);
    expect(await refusal([...SAMPLE, ...SAMPLE.slice(0, 1).map((part) => ({ ...part, name: "otro.html" }))])).toMatch(
      /^Hay 2 gráficos de ai2html/,
    );
  });

  test("an archive that was cut", async () => {
    const whole = zipOf(SAMPLE);
    const error = await makeFrom(whole.subarray(0, whole.length / 2)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MediaError);
  });

  test("elements without end", async () => {
    expect(await refusal(withHtml((html) => html + "<i>x</i>".repeat(100_000)))).toMatch(/^El HTML es enorme/);
  });

  test("nothing that was asked to stop", async () => {
    const stop = AbortSignal.abort(new Error("stopped"));
    await expect(makeFrom(zipOf(SAMPLE), stop)).rejects.toThrow("stopped");
  });
});

describe("words over what is drawn", () => {
  const board = (labels: string) =>
    `<div id="g-mapa-box"><div id="g-mapa-movil" class="g-artboard" data-aspect-ratio="1" data-min-width="0" style="width:300px;height:300px"><img class="g-aiImg" src="mapa-movil.png">${labels}</div></div>`;
  const label = (text: string, place: string, look: string) =>
    `<div class="g-aiAbs" style="position:absolute;${place}"><p style="font-size:16px;line-height:20px;${look}">${text}</p></div>`;

  test("that are hard to read are told with their contrast, and those with a ground of their own are not", async () => {
    // The left half is dark and the right one light, with a thin line across.
    const drawn = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#14202c" } })
      .composite([
        { input: { create: { width: 150, height: 300, channels: 3, background: "#eef2f1" } }, left: 150, top: 0 },
        { input: { create: { width: 300, height: 2, channels: 3, background: "#888" } }, left: 0, top: 40 },
      ])
      .png()
      .toBuffer();
    const html = board(
      [
        label("Oscuro sobre oscuro", "top:10%;left:2%;width:46%", "color:#1a1a1a"),
        label("Claro sobre oscuro", "top:30%;left:2%;width:46%", "color:#ffffff"),
        label("Gris sobre claro", "bottom:40%;right:2%;width:46%", "color:#999999;text-align:right"),
        label("Grande y gris", "top:70%;left:52%;width:46%", "color:#808080;font-size:26px"),
        label("Con su fondo", "top:85%;left:2%;width:40%", "color:#1a1a1a;background-color:#ffffff"),
      ].join(""),
    );
    const { piece } = await makeFrom(
      zipOf([
        { name: "mapa.html", bytes: html },
        { name: "mapa-movil.png", bytes: drawn },
      ]),
    );
    expect(piece.faint).toEqual([
      { artboard: "movil", text: "Oscuro sobre oscuro", ratio: expect.any(Number), least: 4.5 },
      { artboard: "movil", text: "Gris sobre claro", ratio: 2.5, least: 4.5 },
    ]);
    expect(piece.faint[0]?.ratio).toBeLessThan(1.3);
  });

  test("of what the house draws are all read well", () => {
    expect(sample.piece.faint).toEqual([]);
  });
});
