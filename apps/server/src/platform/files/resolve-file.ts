import { FILES_API_PATH } from "@nv/contracts";
import { FileFacts, type Recipe } from "@nv/contracts/schemas";
import type { ResolvedFile } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { REVISION_ADDRESS } from "../publishing/core/revision-address.ts";
import type { SharedFile } from "../publishing/publisher.ts";
import { readWords } from "./core/file-words.ts";
import { findFile } from "./files.repository.ts";
import type { FilesContext } from "./files-context.ts";
import type { Reach } from "./reach.ts";
import { keyOf, requireRendition } from "./renditions.ts";

/** Place of a page that uses a file: among the site's own, or beside its files in a revision. */
export type PagePlace = "preview" | "revision";

/** A file as a page uses it, and the files that its revision must hold for it. */
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
}

/**
 * A file of the library as it is now, with what a recipe makes of it.
 *
 * @throws {Problem} `FIELDS_INVALID` when it is not in the library, or cannot be made into that; `RENDITION_PENDING` when it must be made first.
 */
export async function resolveFile(
  context: FilesContext,
  { id, reach, recipe, place, actor }: ResolveWanted & { readonly reach: Reach },
): Promise<FileForPage> {
  const file = await findFile(context.db, id, reach);
  if (file === undefined)
    throw invalidFields([{ field: "source", message: "Ese archivo ya no está en Archivos: elige otro" }]);
  const { hash, group_name: group } = file;
  const { name, altText, credit, source, rightsUntil } = readWords(file.words);
  const rendition = await requireRendition(context, { fileId: id, name, group, hash, recipe }, actor);
  const key = keyOf(recipe);
  const pathOf = (part: string) => `files/${hash.slice(0, NAME_LENGTH)}/${key}/${part}`;
  return {
    resolved: {
      name,
      altText,
      credit,
      source,
      rightsUntil,
      facts: FileFacts.parse(JSON.parse(file.facts)),
      parts: rendition.files.map(({ hash: _hash, ...part }) => ({
        ...part,
        src: place === "preview" ? renditionUrl(hash, key, part.name) : REVISION_ADDRESS + pathOf(part.name),
      })),
      data: rendition.data,
    },
    shared: rendition.files.map((part) => ({ path: pathOf(part.name), hash: part.hash, sizeBytes: part.sizeBytes })),
  };
}
