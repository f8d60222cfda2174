import type { AiUse } from "@nv/contracts";
import type { FileFacts, FileWords, Recipe, RenditionFile } from "@nv/contracts/schemas";
import type { EmbedFrame } from "@nv/embeds";
import type { ResolvedPiece } from "./resolved-piece.ts";

/** A file of a rendition, as a page loads it. */
export interface ResolvedPart extends Pick<RenditionFile, "name" | "mediaType" | "sizeBytes" | "widthPx" | "heightPx"> {
  /** Address for the page: beside it in its revision, or of the site in a preview. */
  readonly src: string;
}

/** A file of the library as it is when it is published, with what one recipe made of it. */
export interface ResolvedFile extends Pick<FileWords, "name" | "altText" | "credit" | "source" | "rightsUntil"> {
  /** Caption that the library has of it; none when left out. */
  readonly caption?: string;
  readonly facts: FileFacts;
  /** Part that generative AI had in it, which readers are told; none when left out. */
  readonly aiUse?: AiUse;
  readonly parts: readonly ResolvedPart[];
  /** Data that the recipe gives besides; whoever uses it reads it by a schema. */
  readonly data: unknown;
}

/** A file that the configuration uses, with what a recipe that it asks for made of it. @throws {Error} When nobody made it. */
export type FileOf = (source: string, recipe: Recipe) => ResolvedFile;

/** A rendition that a configuration needs. */
export interface WantedRendition {
  /** Path of the field that names the file. */
  readonly field: string;
  /** `file:` and the file's id. */
  readonly source: string;
  readonly recipe: Recipe;
}

/** Name of what one recipe makes of a file, among what a page is made of. */
export const renditionKey = ({ source, recipe }: Pick<WantedRendition, "source" | "recipe">) =>
  `${source} ${JSON.stringify(recipe)}`;

/**
 * References of a configuration, resolved when it is published: frozen, so that a revision goes on showing what it showed.
 */
export interface ResolvedReferences {
  /** By reference, each as a page frames it. A title that nobody gave is empty. */
  readonly frames: ReadonlyMap<string, EmbedFrame>;
  /** By {@link renditionKey}. */
  readonly files: ReadonlyMap<string, ResolvedFile>;
  /** By reference, published graphics that a story shows; none when left out. */
  readonly pieces?: ReadonlyMap<string, ResolvedPiece>;
}
