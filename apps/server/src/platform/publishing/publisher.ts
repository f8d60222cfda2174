import { createHash } from "node:crypto";
import { type PublishedIndex, PublishedPointer } from "@nv/contracts/schemas";
import { fileKind, mediaTypeOf } from "../../gate/core/media-types.ts";
import { ahead } from "../storage/ahead.ts";
import type { BlobStore, OpenBlob } from "../storage/blob-store.ts";
import { isBlobKey } from "../storage/core/blob-key.ts";
import type { Blobs, Lasting } from "./blobs.ts";
import { listMediaType } from "./core/list-media-type.ts";
import type { PublishedSection } from "./core/published-path.ts";

import { type FilePlace, fileKey, type PublishedFile, publishedKeys, RevisionManifest } from "./revision-manifest.ts";

/** A file of a revision. */
export interface RevisionFile {
  /** Inside the revision; its end tells its kind. */
  readonly path: string;
  readonly body: Uint8Array;
  /** `page` for HTML that our own code wrote, scripts included; `story` where its script fetches what lies beside it; `script` for a script; `worker` for one that a page runs beside itself. Without it the file is held to what its kind may do. */
  readonly policy?: "page" | "story" | "script" | "worker";
  /** Origins beyond its own that it may fetch from, for a page and its worker. @see REACHED_ORIGIN */
  readonly reaches?: readonly string[];
  /** Time for which it will be read; for ever without it. What passes is compressed in a tenth of the time. */
  readonly lasting?: Lasting;
  /** Whether it names its own revision by `REVISION_ADDRESS`, as every page may. */
  readonly namesRevision?: true;
}

/** A file of a revision whose bytes are kept already: what the library of files holds, or was made of it. */
export interface SharedFile {
  /** Inside the revision; its end tells its kind. */
  readonly path: string;
  /** SHA-256 of the bytes, hex. */
  readonly hash: string;
  readonly sizeBytes: number;
  /** For a file of a rescued archive: what it is, and the compressed copies that are kept with it. */
  readonly archived?: { readonly mediaType: string; readonly encodings: readonly ("br" | "gzip")[] };
}

const COMPRESSED = ["br", "gzip"] as const;

/** Below this a compressed copy saves less than a packet. Bytes. */
const SMALLEST_COMPRESSED_BYTES = 256;

/** A script of ours: run by the page that it lies beside, and nothing when it is opened by itself. */
const OWN_SCRIPT = { mediaType: mediaTypeOf("script.js"), isText: true, policy: "data" } as const;

/** The same, which fetches by itself what the page may. */
const OWN_WORKER = { ...OWN_SCRIPT, policy: "worker" } as const;

const INLINE = { scripts: /<script>([\s\S]*?)<\/script>/g, styles: /<style>([\s\S]*?)<\/style>/g };

const sha256 = (body: string | Uint8Array) => createHash("sha256").update(body);

function hashesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = ""]) => sha256(content).digest("base64"));
}

/** Hashes the inline scripts and style sheets of a page, for its content security policy: SHA-256, base64. */
export function inlineHashes(html: string): Pick<PublishedFile, "scriptHashes" | "styleHashes"> {
  return { scriptHashes: hashesIn(html, INLINE.scripts), styleHashes: hashesIn(html, INLINE.styles) };
}

/** Returns the kind under which a file that is not a page is published: scripts of ours by what they are for, all else by the end of its name. */
function kindOf({ path, policy }: Pick<RevisionFile, "path" | "policy">) {
  if (policy === "script") return OWN_SCRIPT;
  return policy === "worker" ? OWN_WORKER : fileKind(path);
}

/** Names a revision: its number, and enough of what it is made of that a number used twice cannot mix two contents. */
export function revisionName(number: number, content: string): string {
  return `${number}-${sha256(content).digest("hex").slice(0, 10)}`;
}

/** Writes what readers get below one section. */
export type Publisher = ReturnType<typeof createPublisher>;

/** Files of a revision that a store is asked about at once: one that is far away takes 30 ms for each, and a story has hundreds. */
const AT_ONCE = 8;

/** Writes below one section. @param blobs - Where the bytes of its revisions are kept, with those of all others. */
export function createPublisher(store: BlobStore, blobs: Pick<Blobs, "keep" | "ensure">, section: PublishedSection) {
  const keys = publishedKeys(section);
  const putJson = (key: string, value: unknown) =>
    store.put(key, Buffer.from(JSON.stringify(value)), "application/json; charset=utf-8");

  async function putFile(file: RevisionFile): Promise<PublishedFile> {
    const { body, policy, reaches = [] } = file;
    const { mediaType, isText, policy: policyOfKind } = kindOf(file);
    const encodings = isText && body.byteLength >= SMALLEST_COMPRESSED_BYTES ? COMPRESSED : [];
    const hash = sha256(body).digest();
    const blob = hash.toString("hex");
    await blobs.keep(blob, body, encodings, file.lasting);
    const html = policy === "page" || policy === "story" ? Buffer.from(body).toString() : "";
    return {
      blob,
      mediaType,
      sizeBytes: body.byteLength,
      digest: hash.toString("base64url").slice(0, 22),
      encodings: [...encodings],
      policy: policy === "page" || policy === "story" ? policy : policyOfKind,
      ...inlineHashes(html),
      ...(reaches.length > 0 && { reaches: [...reaches] }),
    };
  }

  async function shareFile({ path, hash, sizeBytes, archived }: SharedFile): Promise<PublishedFile> {
    const { mediaType, policy } = archived === undefined ? fileKind(path) : { ...archived, policy: "archive" as const };
    await blobs.ensure(hash);
    const digest = Buffer.from(hash, "hex").toString("base64url").slice(0, 22);
    const encodings = [...(archived?.encodings ?? [])];
    return { blob: hash, mediaType, sizeBytes, digest, encodings, policy, scriptHashes: [], styleHashes: [] };
  }

  async function readManifest(slug: string, revision: string): Promise<RevisionManifest | null> {
    const key = keys.manifest(slug, revision);
    // Whoever asks may name a revision that no store could hold: there is none of that name.
    const text = isBlobKey(key) ? await store.get(key) : null;
    return text && RevisionManifest.parse(JSON.parse(text.toString()));
  }

  return {
    /**
     * Writes the files of a revision. Nobody sees them until the pointer moves. Bytes that the store has already, in whatever
     * revision, are not written again.
     *
     * @param shared - Files whose bytes are kept already: none is copied.
     * @throws {StoreError} When the store fails; what was written is seen by nobody.
     */
    async writeRevision(
      slug: string,
      revision: string,
      files: readonly RevisionFile[],
      shared: readonly SharedFile[] = [],
    ): Promise<void> {
      const manifest: RevisionManifest = { schema: 2, files: {} };
      const share = async (file: SharedFile) => [file.path, await shareFile(file)] as const;
      const put = async (file: RevisionFile) => [file.path, await putFile(file)] as const;
      for await (const [path, file] of ahead(shared, AT_ONCE, share)) manifest.files[path] = file;
      for await (const [path, file] of ahead(files, AT_ONCE, put)) manifest.files[path] = file;
      await putJson(keys.manifest(slug, revision), manifest);
    },
    /** Makes readers get a revision, at once and whole. */
    movePointer: (pointer: PublishedPointer): Promise<void> => putJson(keys.pointer(pointer.slug), pointer),
    /** Reads the pointer to the revision that readers get, as the store has it; `null` for none. */
    async readPointer(slug: string): Promise<PublishedPointer | null> {
      const text = await store.get(keys.pointer(slug));
      return text && PublishedPointer.parse(JSON.parse(text.toString()));
    },
    /** Removes a revision: its bytes go with the next sweep, where nothing else names them. */
    removeRevision: (slug: string, revision: string): Promise<void> => store.delete(keys.manifest(slug, revision)),
    /** Removes what is left of something that is gone: its address holds nothing. */
    removePointer: (slug: string): Promise<void> => store.delete(keys.pointer(slug)),
    /** Writes the list of what is published. */
    writeIndex: (index: PublishedIndex): Promise<void> => putJson(keys.index, index),
    /** Writes a list that the section gives besides. @param name - As `redirects.json`. */
    writeList: (name: string, body: string): Promise<void> =>
      store.put(keys.list(name), Buffer.from(body), listMediaType(name)),
    /** A list that the section gives besides; `null` before there is one. */
    readList: async (name: string): Promise<string | null> => (await store.get(keys.list(name)))?.toString() ?? null,
    /** A file of a revision; `null` when it has none of that name. */
    async readFile(slug: string, revision: string, path: string): Promise<Buffer | null> {
      const file = (await readManifest(slug, revision))?.files[path];
      return file === undefined ? null : store.get(fileKey({ slug, revision, path }, file, "identity"));
    },
    /** A file of a revision, of any length; `null` when its bytes are not there. @param file - As {@link Publisher.filesOf} gives it. */
    openFile: (place: FilePlace, file: PublishedFile): Promise<OpenBlob | null> =>
      store.open(fileKey(place, file, "identity")),
    /** The files of a revision by their paths; `null` when it is not in the store, whole. */
    filesOf: async (slug: string, revision: string): Promise<RevisionManifest["files"] | null> =>
      (await readManifest(slug, revision))?.files ?? null,
  };
}
