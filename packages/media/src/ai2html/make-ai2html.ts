import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Drawing, PHONE_PX, safeName } from "@nv/ai2html";
import { type Ai2HtmlArt, type Ai2HtmlArtboard, Ai2HtmlPiece, type Recipe } from "@nv/contracts/schemas";
import { type OpenZip, openZip } from "../archives/open-zip.ts";
import { type Made, type MadeFile, type MakeInput, MediaError } from "../maker.ts";
import { type EncodedPicture, encodePicture, type PictureWish } from "./encode-picture.ts";
import { type FoundPicture, pictureOf, readFolder } from "./read-folder.ts";

/** Part of what a rendition is known by: whoever changes what is made raises it. */
export const AI2HTML_VERSION = 1;

/** Most that one drawing may make a phone load, page and pictures, bytes. */
export const PHONE_MOST_BYTES = 150_000;

/** What the page itself weighs packed, besides the graphic, bytes: its frame, its styles, its script. */
const PAGE_BYTES = 8_000;

/** Width of a drawing whose HTML does not tell it, CSS pixels: the narrowest that the house draws. */
const NARROWEST_PX = 300;

/** Widest box that an article gives a graphic, CSS pixels. */
const WIDEST_PX = 1200;

/** Pixels for each CSS pixel: more is not seen. */
const DENSITY = 2;

/** How a picture is written: the next one only when a phone would load too much. */
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

/** How wide a drawing may be shown, CSS pixels. */
function shownPx({ isFixed, widthPx }: Drawing, endPx: number | null): number {
  return isFixed && widthPx !== null ? widthPx : Math.min(endPx ?? WIDEST_PX, WIDEST_PX);
}

function sizeOf({ name, widthPx, ratio }: Drawing, pictures: readonly EncodedPicture[]) {
  const [first] = pictures;
  const known = ratio ?? (first === undefined ? null : first.widthPx / first.heightPx);
  if (known === null || !(known > 0.02 && known < 50))
    throw new MediaError(`No se sabe cuánto mide «${name}»: vuelve a exportarla con ai2html.`);
  const width = widthPx ?? NARROWEST_PX;
  return { widthPx: width, heightPx: Math.max(1, Math.round(width / known)) };
}

interface BoardInput {
  readonly drawing: Drawing;
  readonly endPx: number | null;
  readonly zip: OpenZip;
  readonly stemFor: (found: FoundPicture) => string;
}

async function doneBoard(
  { drawing, endPx, zip, stemFor }: BoardInput,
  step: (typeof STEPS)[number],
): Promise<DoneBoard> {
  const wish: PictureWish = {
    mostWidthPx: Math.round(shownPx(drawing, endPx) * DENSITY * step.share),
    quality: step.quality,
  };
  const pictures: NamedPicture[] = [];
  const art: Ai2HtmlArt[] = [];
  for (const drawn of drawing.art) {
    const found = pictureOf(drawn, drawing, zip);
    if (found === null) {
      art.push({ kind: "shape", style: drawn.style });
      continue;
    }
    const encoded = await encodePicture(await found.read(), found.name, wish);
    const picture = { ...encoded, stem: stemFor(found), name: found.name };
    pictures.push(picture);
    art.push({
      kind: "picture",
      file: `${picture.stem}.webp`,
      fallback: `${picture.stem}.${picture.ending}`,
      style: drawn.style,
    });
  }
  const { name, minWidthPx, isFixed, texts } = drawing;
  const size = sizeOf(drawing, pictures);
  return { pictures, board: { name, minWidthPx, maxWidthPx: endPx, ...size, isFixed, art, texts: [...texts] } };
}

const packedBytes = async (value: unknown) => (await promisify(gzip)(JSON.stringify(value))).length + PAGE_BYTES;

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** The drawing with pictures as good as a phone can bear. @throws {MediaError} When even the poorest are too much. */
async function fitted(input: BoardInput, htmlBytes: number): Promise<DoneBoard> {
  const isOnPhones = input.drawing.minWidthPx <= PHONE_PX;
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
    if (!isOnPhones || bytes <= PHONE_MOST_BYTES) return board;
    const parts = board.pictures.map(({ name, webp }) => `${name} ${kB(webp.length)}`);
    over = `${kB(bytes)} y como mucho pueden ser ${kB(PHONE_MOST_BYTES)} (los textos ${kB(htmlBytes)}${parts.map((part) => `, ${part}`).join("")})`;
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

/** The drawings, their pictures in the folder. */
async function makeFrom(zip: OpenZip, { folder, signal, progress }: Omit<MakeInput, "recipe" | "path">): Promise<Made> {
  const { drawings, findings } = await readFolder(zip);
  const htmlBytes = await packedBytes(drawings.map(({ texts }) => texts));
  const stemOf = stems();
  const files: MadeFile[] = [];
  const artboards: Ai2HtmlArtboard[] = [];
  for (const [at, drawing] of drawings.entries()) {
    signal.throwIfAborted();
    const next = drawings[at + 1];
    const input = { drawing, endPx: next === undefined ? null : next.minWidthPx - 1, zip };
    const { board, pictures } = await fitted({ ...input, stemFor: ({ name }) => stemOf(name) }, htmlBytes);
    for (const picture of pictures) files.push(...(await written(folder, picture)));
    // Whatever it began at, the narrowest is for all that is narrower too.
    artboards.push({ ...board, minWidthPx: at === 0 ? 0 : board.minWidthPx });
    progress((at + 1) / drawings.length);
  }
  const notices = findings.filter(({ level }) => level === "advice").map(({ text }) => text);
  return { files, data: Ai2HtmlPiece.parse({ artboards, notices }) };
}

/**
 * Makes of a ZIP of ai2html's output what its page is written from: clean drawings, with pictures written again.
 *
 * @throws {MediaError} With what is wrong and what to do.
 */
export async function makeAi2Html({
  path,
  ...input
}: MakeInput<Extract<Recipe, { recipe: "ai2html" }>>): Promise<Made> {
  const zip = await openZip(path);
  try {
    return await makeFrom(zip, input);
  } finally {
    zip.close();
  }
}
