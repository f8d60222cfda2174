import { type Drawing, type DrawnArt, isPageName, readAi2Html, safeName, sampleOutput } from "@nv/ai2html";
import type { Ai2HtmlArt, Ai2HtmlPiece } from "@nv/contracts/schemas";
import { fileIdIn } from "../src/references/reference.ts";
import type { ResolvedFile } from "../src/references/resolved.ts";

const SAMPLE = sampleOutput();
const PICTURES = SAMPLE.filter(({ name }) => !isPageName(name));

/** The invented graphic as it comes, its pictures as they are. */
const { drawings } = readAi2Html({
  pages: SAMPLE.filter(({ name }) => isPageName(name)).map(({ name, content }) => ({
    name,
    html: new TextDecoder().decode(content),
  })),
  files: PICTURES.map(({ name, content }) => ({ name, sizeBytes: content.length })),
});

function artOf(art: DrawnArt): Ai2HtmlArt {
  if (art.kind === "picture") return { ...art, file: safeName(art.file), fallback: null };
  return { kind: "shape", style: art.style };
}

function boardOf(
  { name, minWidthPx, ratio, isFixed, art, texts }: Drawing,
  at: number,
): Ai2HtmlPiece["artboards"][number] {
  const next = drawings[at + 1];
  const widthPx = minWidthPx || 300;
  return {
    name,
    minWidthPx,
    maxWidthPx: next === undefined ? null : next.minWidthPx - 1,
    widthPx,
    heightPx: Math.round(widthPx / (ratio ?? 1)),
    isFixed,
    art: art.map(artOf),
    texts: [...texts],
  };
}

/** A picture of the invented graphic, by the last part of its address. */
export function samplePicture(name: string): Uint8Array<ArrayBuffer> | undefined {
  return PICTURES.find((picture) => safeName(picture.name) === name)?.content;
}

/** The invented graphic in the library, with what its recipe makes of it. */
export function ai2htmlFile(source: string): ResolvedFile {
  const piece: Ai2HtmlPiece = { artboards: drawings.map(boardOf), notices: [], faint: [] };
  return {
    name: "penamuestra.zip",
    altText: "",
    credit: "Ana Muestra",
    source: "Archivo de Ejemplo",
    rightsUntil: "",
    facts: { kind: "archive", format: "zip", files: 4, unpackedBytes: 30_000, holds: "ai2html" },
    parts: PICTURES.map(({ name, content }) => ({
      name: safeName(name),
      src: `${fileIdIn(source)}/ai2html/${safeName(name)}`,
      mediaType: "image/png",
      sizeBytes: content.length,
      widthPx: new DataView(content.buffer).getUint32(16),
      heightPx: new DataView(content.buffer).getUint32(20),
    })),
    data: piece,
  };
}
