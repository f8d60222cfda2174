import { type Ai2HtmlArtboard, Ai2HtmlPiece, type Recipe } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, type ResolvedFile, type WantedRendition } from "@nv/piece-parts";
import type { Block } from "../block.ts";

/** A block whose drawings come from one folder of ai2html. */
export type FolderBlock = Block<{ readonly folder: string }, object>;

/** What must have been made of the folder. */
export const folderRenditions =
  (recipe: Recipe) =>
  ({ settings: { folder } }: FolderBlock): readonly WantedRendition[] =>
    fileIdIn(folder) === null ? [] : [{ field: "settings.folder", source: folder, recipe }];

/** The folder, and the drawings that were made of it. @throws {ZodError} For what the recipe did not make. */
export function folderOf({ settings: { folder } }: FolderBlock, recipe: Recipe, fileOf: FileOf) {
  const file = fileOf(folder, recipe);
  return { file, artboards: Ai2HtmlPiece.parse(file.data).artboards };
}

/** What the pictures of some drawings make a browser load that knows all formats, each once, bytes. */
export function boardsBytes(boards: readonly Ai2HtmlArtboard[], { parts }: Pick<ResolvedFile, "parts">): number {
  const names = new Set(boards.flatMap(({ art }) => art.flatMap((each) => (each.kind === "picture" ? each.file : []))));
  return parts.reduce((sum, { name, sizeBytes }) => sum + (names.has(name) ? sizeBytes : 0), 0);
}
