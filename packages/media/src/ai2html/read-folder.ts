import {
  type Ai2HtmlFile,
  type Ai2HtmlFolder,
  type Ai2HtmlReading,
  type Ai2HtmlUse,
  baseName,
  type Drawing,
  type DrawnArt,
  fileFor,
  readAi2Html,
  svgSource,
} from "@nv/ai2html";
import type { OpenZip } from "../archives/open-zip.ts";
import { MediaError } from "../maker.ts";

/** Largest HTML that is unpacked, bytes; the program writes some tens of thousands. */
const MOST_HTML_BYTES = 4_000_000;
/** Most pages that are looked at. */
const MOST_PAGES = 20;

const isPage = ({ name }: Ai2HtmlFile) => /\.html?$/i.test(name);

/** Reads what ai2html wrote in an archive. @param graphic - Name of the one that is wanted of several. @throws {MediaError} With everything that keeps it from being published. */
export async function readFolder(zip: OpenZip, use: Ai2HtmlUse, graphic = ""): Promise<Ai2HtmlReading> {
  const found = zip.entries.filter(isPage);
  if (found.length > MOST_PAGES || found.some(({ sizeBytes }) => sizeBytes > MOST_HTML_BYTES))
    throw new MediaError("Hay demasiado HTML en la carpeta: trae solo lo que hay en ai2html-output.");
  const pages = await Promise.all(
    found.map(async ({ name }) => ({ name, html: new TextDecoder().decode(await zip.read(name)) })),
  );
  const files = zip.entries.filter((entry) => !isPage(entry));
  const reading = readPages({ pages, files }, use, graphic);
  const faults = reading.findings.filter(({ level }) => level === "fault");
  if (faults.length > 0) throw new MediaError(faults.map(({ text }) => text).join(" "));
  return reading;
}

function readPages(folder: Ai2HtmlFolder, use: Ai2HtmlUse, graphic: string): Ai2HtmlReading {
  try {
    return readAi2Html(folder, use, graphic);
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== "Ai2HtmlError") throw cause;
    throw new MediaError(cause.message, { cause });
  }
}

/** A picture of a drawing, with its bytes. */
export interface FoundPicture {
  /** As people know it. */
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

/** Finds the bytes of something drawn; `null` for what needs none. */
export function pictureOf(art: DrawnArt, { name }: Drawing, zip: OpenZip): FoundPicture | null {
  if (art.kind === "shape") return null;
  if (art.kind === "svg") return { name: `${name}-dibujo.svg`, read: async () => Buffer.from(svgSource(art.svg)) };
  const entry = fileFor(art.file, zip.entries);
  if (entry === undefined) throw new Error(`${art.file} was checked and is not there.`);
  return { name: baseName(entry.name), read: () => zip.read(entry.name) };
}
