import { FILES_API_PATH } from "@nv/contracts";
import { FileFacts, type Recipe } from "@nv/contracts/schemas";
import { aiUseOfFile, type ResolvedFile } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { REVISION_ADDRESS } from "../publishing/core/revision-address.ts";
import type { SharedFile } from "../publishing/publisher.ts";
import { readWords } from "./core/file-words.ts";
import { findFile } from "./files.repository.ts";
import type { FilesContext } from "./files-context.ts";
import type { Reach } from "./reach.ts";
import { keyOf, requireRendition } from "./renditions.ts";

/** Place of a page that uses a file: among the site's own, or beside its files in a revision. */
export type PagePlace = "preview" | "revision";

/** A file as a page uses it, and the files that it asks for: those that its revision must hold, or those of a preview by their paths among the site's own. */
export interface FileForPage {
  readonly resolved: ResolvedFile;
  readonly shared: readonly SharedFile[];
}

/** Characters of a hash in the names of a revision's files: enough that no two of one piece are the same. */
const NAME_LENGTH = 12;

/** Address of a file of a rendition, for people of the site. */
export const renditionUrl = (hash: string, key: string, name: string) =>
  `${FILES_API_PATH}/renditions/${hash}/${key}/${name}`;

/** A file that a page uses, and how. */
export interface ResolveWanted {
  readonly id: string;
  readonly recipe: Recipe;
  readonly place: PagePlace;
  readonly actor: Actor;
  /** Whether a picture may be shown as it was brought until its sizes are made: to who writes with it, never to readers. */
  readonly mayStandIn?: boolean;
}

/** Formats that every browser shows as they are. */
const SHOWN_BY_ALL: ReadonlySet<string> = new Set(["jpeg", "png", "gif"]);

/** Largest picture that a page shows as it was brought, pixels: a browser would hold four bytes of each. */
const MOST_SHOWN_PIXELS = 60_000_000;

/** A picture as it was brought, in place of its sizes; `null` for what not every browser shows, or is cut. */
function standIn(id: string, facts: FileFacts, recipe: Recipe): ResolvedFile["parts"] | null {
  if (recipe.recipe !== "picture" || recipe.crop !== null || facts.kind !== "picture") return null;
  const { format, widthPx, heightPx } = facts;
  if (!SHOWN_BY_ALL.has(format) || widthPx * heightPx > MOST_SHOWN_PIXELS) return null;
  const src = `${FILES_API_PATH}/${id}/content`;
  return [{ name: "original", mediaType: `image/${format}`, sizeBytes: 0, widthPx, heightPx, src }];
}

const isPending = (error: unknown) => error instanceof Problem && error.code === "RENDITION_PENDING";

/**
 * A file of the library as it is now, with what a recipe makes of it.
 *
 * @throws {Problem} `FIELDS_INVALID` when it is not in the library, or cannot be made into that; `RENDITION_PENDING` when it must be made first.
 */
export async function resolveFile(
  context: FilesContext,
  { id, reach, recipe, place, actor, mayStandIn = false }: ResolveWanted & { readonly reach: Reach },
): Promise<FileForPage> {
  const file = await findFile(context.db, id, reach);
  if (file === undefined)
    throw invalidFields([{ field: "source", message: "Ese archivo ya no está en Archivos: elige otro" }]);
  const { hash, group_name: group } = file;
  const written = readWords(file.words);
  const { name, altText, caption, credit, source, rightsUntil } = written;
  const facts = FileFacts.parse(JSON.parse(file.facts));
  const aiUse = aiUseOfFile(facts, written);
  const words = { name, altText, caption, credit, source, rightsUntil, facts, ...(aiUse !== "none" && { aiUse }) };
  const wanted = { fileId: id, name, group, hash, recipe };
  const stands = mayStandIn ? standIn(id, facts, recipe) : null;
  const rendition = await requireRendition(context, wanted, actor).catch((error: unknown) => {
    // Its sizes are being made from now on.
    if (stands !== null && isPending(error)) return null;
    throw error;
  });
  if (rendition === null) return { resolved: { ...words, parts: stands ?? [], data: null }, shared: [] };
  const key = keyOf(recipe);
  const isPreview = place === "preview";
  const pathOf = (part: string) =>
    isPreview ? renditionUrl(hash, key, part) : `files/${hash.slice(0, NAME_LENGTH)}/${key}/${part}`;
  return {
    resolved: {
      ...words,
      parts: rendition.files.map(({ hash: _hash, ...part }) => ({
        ...part,
        src: isPreview ? pathOf(part.name) : REVISION_ADDRESS + pathOf(part.name),
      })),
      data: rendition.data,
    },
    shared: rendition.files.map((part) => ({ path: pathOf(part.name), hash: part.hash, sizeBytes: part.sizeBytes })),
  };
}
