import { type Ai2HtmlArtboard, Ai2HtmlPiece, type Recipe } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, type ResolvedFile, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import type { Block } from "../block.ts";

/** A block whose drawings come from one folder of ai2html. */
export type FolderBlock = Block<{ readonly folder: string }, object>;

/** Lists the renditions that the folder needs. */
export const folderRenditions =
  (recipe: Recipe) =>
  ({ settings: { folder } }: FolderBlock): readonly WantedRendition[] =>
    fileIdIn(folder) === null ? [] : [{ field: "settings.folder", source: folder, recipe }];

/** The folder, and the drawings that were made of it. @throws {ZodError} For what the recipe did not make. */
export function folderOf({ settings: { folder } }: FolderBlock, recipe: Recipe, fileOf: FileOf) {
  const file = fileOf(folder, recipe);
  const { artboards, faint } = Ai2HtmlPiece.parse(file.data);
  return { file, artboards, faint };
}

/** Writes the sentence about the words of a drawing that are hard to read over what is drawn beneath them; empty for none. */
export function faintSentence(faint: Ai2HtmlPiece["faint"], artboard: string): string {
  const [first, ...others] = faint.filter((words) => words.artboard === artboard);
  if (first === undefined) return "";
  const texts = new Set(others.map(({ text }) => text));
  texts.delete(first.text);
  const [ratio, least] = [first.ratio, first.least].map((figure) => formatNumber(figure, { decimals: 1 }));
  const more = texts.size === 0 ? "" : ` Y ${texts.size === 1 ? "otro rótulo" : `otros ${texts.size} rótulos`} más.`;
  return `«${first.text}» se lee mal sobre el dibujo: tiene ${ratio} de contraste, y hacen falta ${least}. Cambia su color en Illustrator, o ponle un fondo.${more}`;
}

/** Returns the weight of the pictures of some drawings, each counted once, in a browser that knows all formats, bytes. */
export function boardsBytes(boards: readonly Ai2HtmlArtboard[], { parts }: Pick<ResolvedFile, "parts">): number {
  const names = new Set(boards.flatMap(({ art }) => art.flatMap((each) => (each.kind === "picture" ? each.file : []))));
  return parts.reduce((sum, { name, sizeBytes }) => sum + (names.has(name) ? sizeBytes : 0), 0);
}
