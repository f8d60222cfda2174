import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Ai2HtmlUse, type Drawing, type DrawnArt, MOST_RATIO, PHONE_PX, safeName } from "@nv/ai2html";
import { type Ai2HtmlArt, type Ai2HtmlArtboard, Ai2HtmlPiece, type Recipe } from "@nv/contracts/schemas";
import { type OpenZip, openZip } from "../archives/open-zip.ts";
import { type Made, type MadeFile, type MakeInput, MediaError } from "../maker.ts";
import { type EncodedPicture, encodePicture, encodeSlices, OVERLAP_PX, type Slice } from "./encode-picture.ts";
import { faintOver } from "./faint-over.ts";
import { type FoundPicture, pictureOf, readFolder } from "./read-folder.ts";

/** Part of what a rendition is known by: whoever changes what is made raises it. */
export const AI2HTML_VERSION = 2;

/** Most that one drawing may make a phone load, page and pictures, bytes. */
export const PHONE_MOST_BYTES = 150_000;

/** The same for one that passes by and is loaded as it comes. */
const PHONE_MOST_WIDE_BYTES = 1_500_000;

/** Packed weight of the page itself besides the graphic, bytes: its frame, its styles, its script. */
const PAGE_BYTES = 8_000;

/** Width of a drawing whose HTML does not tell it, CSS pixels: the narrowest that the house draws. */
const NARROWEST_PX = 300;

/** Widest box that an article gives a graphic, CSS pixels. */
const WIDEST_PX = 1200;

/** Height of a drawing that passes by whose HTML does not tell it: about what windows have, CSS pixels. */
const WIDE_HEIGHT_PX = 800;

/** Highest picture of one that passes by, pixels: more would be seen on few screens, and every phone would load it. */
const MOST_WIDE_HEIGHT_PX = 1200;

/** About the width of the slices of one that passes by, CSS pixels: each is loaded when it comes near, and is no more than any chip can draw. */
const SLICE_PX = 1200;

/** Widest that a picture can be written, pixels. */
const MOST_WIDTH_PX = 16_000;

/** Widest that all slices of one are together, pixels: more is not held at once. */
const MOST_SLICED_PX = 30_000;

/** Pixels for each CSS pixel: more is not seen. */
const DENSITY = 2;

/** Settings with which a picture is written, tried in order: the next one only when a phone would load too much. */
const STEPS = [
  { quality: 84, share: 1 },
  { quality: 72, share: 1 },
  { quality: 60, share: 0.8 },
  { quality: 45, share: 0.65 },
] as const;

/** A drawing with what its pictures became. */
interface DoneBoard {
  readonly board: Ai2HtmlArtboard;
  readonly pictures: readonly NamedPicture[];
}

interface NamedPicture extends EncodedPicture {
  readonly stem: string;
  /** As people know it. */
  readonly name: string;
}

/** Names that nothing else of the rendition has. */
function stems(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const stem = safeName(name.replace(/\.[^.]+$/, ""));
    let free = stem;
    for (let count = 2; taken.has(free); count += 1) free = `${stem}-${count}`;
    taken.add(free);
    return free;
  };
}

interface BoardInput {
  readonly drawing: Drawing;
  readonly endPx: number | null;
  readonly zip: OpenZip;
  readonly use: Ai2HtmlUse;
  readonly stemFor: (found: FoundPicture) => string;
}

/** Returns the width up to which a drawing may be shown, CSS pixels. */
function shownPx({ drawing: { isFixed, widthPx, ratio }, endPx, use }: BoardInput): number {
  if (use === "wide") return Math.max(widthPx ?? 0, Math.round((ratio ?? 1) * WIDE_HEIGHT_PX));
  // The stage of a story makes each step as wide as it is.
  const isHeld = isFixed && use === "column";
  return isHeld && widthPx !== null ? widthPx : Math.min(endPx ?? WIDEST_PX, WIDEST_PX);
}

/** Widest that its pictures are written, pixels. */
function mostWidthPx(input: BoardInput): number {
  const { drawing, use } = input;
  const most = shownPx(input) * DENSITY;
  return use === "wide" ? Math.min(most, Math.round((drawing.ratio ?? 1) * MOST_WIDE_HEIGHT_PX)) : most;
}

function sizeOf({ drawing: { name, widthPx, ratio }, use }: BoardInput, pictures: readonly EncodedPicture[]) {
  const [first] = pictures;
  const known = ratio ?? (first === undefined ? null : first.widthPx / first.heightPx);
  if (known === null) throw new MediaError(`No se sabe cuánto mide «${name}»: vuelve a exportarla con ai2html.`);
  if (!(known > 1 / MOST_RATIO && known < MOST_RATIO))
    throw new MediaError(
      `«${name}» es una tira ${known > 1 ? "mucho más ancha que alta" : "mucho más alta que ancha"}: parece un resto. Borra esa mesa en Illustrator, o corrige su tamaño.`,
    );
  const width = widthPx ?? (use === "wide" ? Math.round(known * WIDE_HEIGHT_PX) : NARROWEST_PX);
  return { widthPx: width, heightPx: Math.max(1, Math.round(width / known)) };
}

const isZero = (length: string | undefined) => length === undefined || Number.parseFloat(length) === 0;

/** Whether a picture is as wide as its drawing. */
function isWhole({ style }: DrawnArt): boolean {
  return (style.width === undefined || style.width === "100%") && isZero(style.left) && isZero(style.top);
}

/** The slices that a picture is cut into; one that is all of it where nothing is gained. */
function slicesOf(art: DrawnArt, input: BoardInput): readonly [Slice, ...Slice[]] {
  const whole: Slice = { from: 0, to: 1 };
  // Without its proportion nothing says how wide it will be.
  if (input.use !== "wide" || input.drawing.ratio === null || !isWhole(art)) return [whole];
  const count = Math.max(1, Math.round(shownPx(input) / SLICE_PX));
  const slices = Array.from({ length: count }, (_, at) => ({ from: at / count, to: (at + 1) / count }));
  const [first = whole, ...others] = slices;
  return [first, ...others];
}

const percent = (share: number) => `${Math.round(share * 1e6) / 1e4}%`;

/** Lists the places of slices in their drawing: each is over the edge of the next. */
function slicePlaces(slices: readonly EncodedPicture[]) {
  const widthPx = slices.reduce((sum, slice) => sum + slice.widthPx - OVERLAP_PX, OVERLAP_PX);
  let leftPx = 0;
  return slices.map((slice) => {
    const place = { left: percent(leftPx / widthPx), width: percent(slice.widthPx / widthPx) };
    leftPx += slice.widthPx - OVERLAP_PX;
    return place;
  });
}

/** A picture, or each of its slices. */
async function donePictures(
  found: FoundPicture,
  slices: readonly [Slice, ...Slice[]],
  input: BoardInput,
  step: (typeof STEPS)[number],
): Promise<readonly NamedPicture[]> {
  const bytes = await found.read();
  const most = slices.length === 1 ? MOST_WIDTH_PX : MOST_SLICED_PX;
  const wish = { mostWidthPx: Math.min(most, Math.round(mostWidthPx(input) * step.share)), quality: step.quality };
  const encoded =
    slices.length === 1
      ? [await encodePicture(bytes, found.name, wish)]
      : await encodeSlices(bytes, found.name, slices, wish);
  return encoded.map((each) => ({ ...each, stem: input.stemFor(found), name: found.name }));
}

async function doneBoard(input: BoardInput, step: (typeof STEPS)[number]): Promise<DoneBoard> {
  const { drawing, endPx, zip } = input;
  const pictures: NamedPicture[] = [];
  const art: Ai2HtmlArt[] = [];
  for (const drawn of drawing.art) {
    const found = pictureOf(drawn, drawing, zip);
    if (found === null) {
      art.push({ kind: "shape", style: drawn.style });
      continue;
    }
    const slices = slicesOf(drawn, input);
    const done = await donePictures(found, slices, input, step);
    pictures.push(...done);
    const places = slicePlaces(done);
    for (const [at, { stem, ending }] of done.entries()) {
      const place = done.length === 1 ? {} : places[at];
      art.push({
        kind: "picture",
        file: `${stem}.webp`,
        fallback: `${stem}.${ending}`,
        style: { ...drawn.style, ...place },
      });
    }
  }
  const { name, minWidthPx, isFixed, texts } = drawing;
  const size = sizeOf(input, pictures);
  return { pictures, board: { name, minWidthPx, maxWidthPx: endPx, ...size, isFixed, art, texts: [...texts] } };
}

const packedBytes = async (value: unknown) => (await promisify(gzip)(JSON.stringify(value))).length + PAGE_BYTES;

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** The drawing with pictures as good as a phone can bear. @throws {MediaError} When even the poorest are too much. */
async function fitted(input: BoardInput & { readonly isFirst: boolean }, htmlBytes: number): Promise<DoneBoard> {
  const isOnPhones = input.isFirst || input.drawing.minWidthPx <= PHONE_PX;
  const most = input.use === "wide" ? PHONE_MOST_WIDE_BYTES : PHONE_MOST_BYTES;
  const names = new Map<string, string>();
  // Whichever step it is, a picture keeps its name.
  const stemFor = (found: FoundPicture, at: string) => {
    const known = names.get(at) ?? input.stemFor(found);
    names.set(at, known);
    return known;
  };
  let over = "";
  for (const step of STEPS) {
    let count = 0;
    const board = await doneBoard({ ...input, stemFor: (found) => stemFor(found, String(count++)) }, step);
    const bytes = board.pictures.reduce((sum, { webp }) => sum + webp.length, htmlBytes);
    if (!isOnPhones || bytes <= most) return board;
    const byName = Map.groupBy(board.pictures, ({ name }) => name);
    const parts = [...byName].map(
      ([name, slices]) => `${name} ${kB(slices.reduce((sum, { webp }) => sum + webp.length, 0))}`,
    );
    over = `${kB(bytes)} y como mucho pueden ser ${kB(most)} (los textos ${kB(htmlBytes)}${parts.map((part) => `, ${part}`).join("")})`;
  }
  throw new MediaError(
    `En un móvil, «${input.drawing.name}» hace cargar ${over}. Simplifica el dibujo de esa mesa: menos degradados y menos fotos.`,
  );
}

async function written(folder: string, picture: NamedPicture): Promise<readonly MadeFile[]> {
  const { stem, webp, ending, widthPx, heightPx } = picture;
  const files = [
    { name: `${stem}.webp`, mediaType: "image/webp", bytes: webp },
    {
      name: `${stem}.${ending}`,
      mediaType: ending === "png" ? "image/png" : "image/jpeg",
      bytes: await picture.fallback(),
    },
  ];
  await Promise.all(files.map(({ name, bytes }) => writeFile(join(folder, name), bytes)));
  return files.map(({ name, mediaType }) => ({ name, mediaType, widthPx, heightPx }));
}

type Input = MakeInput<Extract<Recipe, { recipe: "ai2html" }>>;

/** The drawings, their pictures in the folder. */
async function makeFrom(zip: OpenZip, { folder, signal, progress, recipe }: Omit<Input, "path">): Promise<Made> {
  const use: Ai2HtmlUse = recipe.as ?? "column";
  const { drawings, findings } = await readFolder(zip, use, recipe.graphic);
  const htmlBytes = await packedBytes(drawings.map(({ texts }) => texts));
  const stemOf = stems();
  const files: MadeFile[] = [];
  const artboards: Ai2HtmlArtboard[] = [];
  const faint: Ai2HtmlPiece["faint"] = [];
  for (const [at, drawing] of drawings.entries()) {
    signal.throwIfAborted();
    const isOther = (one: Drawing | undefined) => one === undefined || (use === "steps" && one.name !== drawing.name);
    const [before, next] = [drawings[at - 1], drawings[at + 1]];
    const isFirst = isOther(before);
    const endPx = next === undefined || isOther(next) ? null : next.minWidthPx - 1;
    const input = { drawing, endPx, zip, use, isFirst };
    const { board, pictures } = await fitted({ ...input, stemFor: ({ name }) => stemOf(name) }, htmlBytes);
    for (const picture of pictures) files.push(...(await written(folder, picture)));
    const webps = new Map(pictures.map(({ stem, webp }) => [`${stem}.webp`, webp]));
    faint.push(...(await faintOver(board, webps)).map((words) => ({ artboard: board.name, ...words })));
    // Whatever it began at, the narrowest is for all that is narrower too.
    artboards.push({ ...board, minWidthPx: isFirst ? 0 : board.minWidthPx });
    progress((at + 1) / drawings.length);
  }
  const notices = findings.filter(({ level }) => level === "advice").map(({ text }) => text);
  return { files, data: Ai2HtmlPiece.parse({ artboards, notices, faint }) };
}

/**
 * Makes of a ZIP of ai2html's output what its page is written from: clean drawings, with pictures written again.
 *
 * @throws {MediaError} With what is wrong and what to do.
 */
export async function makeAi2Html({ path, ...input }: Input): Promise<Made> {
  const zip = await openZip(path);
  try {
    return await makeFrom(zip, input);
  } finally {
    zip.close();
  }
}
