import { PublishedPointer, RenditionFile } from "@nv/contracts/schemas";
import type { CopiedRow } from "@nv/database";
import { z } from "zod";
import { PUBLISHED_SECTIONS } from "../publishing/core/published-path.ts";
import {
  BLOBS_FOLDER,
  blobKey,
  fileKey,
  isManifestKey,
  publishedKeys,
  RevisionManifest,
} from "../publishing/revision-manifest.ts";
import { SECTION_OF_COLLECTION } from "../records/section-of-collection.ts";

/** Something that is named, and is not in the store. */
export interface MissingBlob {
  readonly key: string;
  /** Source of the reference: the manifest of a revision, or a table. */
  readonly namedBy: string;
}

/** Collector of everything that tables and manifests name: what a store has to hold. */
export type NeededBlobs = ReturnType<typeof createNeededBlobs>;

const Content = z.object({ hash: z.string() });
const Rendition = z.object({ rendition: z.string() });
const Renditions = z.object({ files: z.array(RenditionFile.pick({ hash: true })) });
const Record_ = z.object({ collection: z.string(), pointer: z.string().nullable() });

/** A part of the key of a revision: which section, slug and revision a manifest is of. */
function placeOf(key: string) {
  const section = PUBLISHED_SECTIONS.find((name) => key.startsWith(`${name}/`)) ?? "g";
  const [slug = "", revision = ""] = key.slice(section.length + 1).split("/");
  return { slug, revision };
}

/** Bytes in whatever encoding are one thing. */
const thingOf = (key: string) => (key.startsWith(BLOBS_FOLDER) ? key.slice(0, key.lastIndexOf("/")) : key);

/** A manifest; `null` for one that is damaged: a copy of the rest is made all the same. */
function manifestIn(text: string): RevisionManifest | null {
  try {
    return RevisionManifest.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Not even JSON: the same.
    return null;
  }
}

/** Gathers what is named. */
export function createNeededBlobs() {
  const namedBy = new Map<string, string>();
  const unreadable: string[] = [];
  const note = (key: string, by: string) => void (namedBy.has(key) || namedBy.set(key, by));

  const readers: Readonly<Record<string, (row: CopiedRow) => void>> = {
    contents: (row) => note(blobKey(Content.parse(row).hash, "identity"), "la biblioteca de archivos"),
    renditions(row) {
      const { files } = Renditions.parse(JSON.parse(Rendition.parse(row).rendition));
      for (const { hash } of files) note(blobKey(hash, "identity"), "lo hecho de un archivo de la biblioteca");
    },
    records(row) {
      const { collection, pointer: text } = Record_.parse(row);
      const section = SECTION_OF_COLLECTION[collection];
      if (text === null || section === undefined) return;
      const { state, slug, revision } = PublishedPointer.parse(JSON.parse(text));
      if (state === "live") note(publishedKeys(section).manifest(slug, revision), `/${section}/${slug}`);
    },
  };

  return {
    /** Notes what a row of a table names. */
    noteRow: (table: string, row: CopiedRow): void => readers[table]?.(row),
    /** Notes what a manifest names, by its key; every other key names nothing. */
    noteManifest(key: string, text: string): void {
      if (!isManifestKey(key)) return;
      const place = placeOf(key);
      const manifest = manifestIn(text);
      if (manifest === null) return void unreadable.push(key);
      for (const [path, file] of Object.entries(manifest.files))
        for (const encoding of ["identity", ...file.encodings] as const)
          note(fileKey({ ...place, path }, file, encoding), `${key.replace(/manifest~$/, "")}${path}`);
    },
    /** Counts the different things that are named. */
    count: (): number => new Set([...namedBy.keys()].map(thingOf)).size,
    /** Lists what is named and not there; all that is kept of the same bytes counts as one. @param isThere - Whether the store has a key. */
    missing(isThere: (key: string) => boolean): readonly MissingBlob[] {
      const absent = [...namedBy].filter(([key]) => !isThere(key));
      const things = new Map(absent.toReversed().map(([key, by]) => [thingOf(key), { key, namedBy: by }]));
      const broken = unreadable.map((key) => ({ key, namedBy: "está, y no se puede leer" }));
      return [...things.values()].toReversed().concat(broken);
    },
  };
}
