import type { ServerErrorCode } from "@nv/contracts";
import type { PublishedPointer } from "@nv/contracts/schemas";
import type { z } from "zod";
import type { Problem } from "../../http/problem.ts";
import type { PublishedSection } from "../publishing/core/published-path.ts";
import type { SnapshotWords } from "./core/snapshot-changes.ts";
import type { RecordColumns, RecordsDb } from "./records-tables.ts";

/** A record with the columns of its collection, and its content as it was parsed when it was read. */
export type Entry<Extension, Fields> = RecordColumns & Extension & { readonly fields: Fields };

/** A table of the collection with one row a record, for what its lists are narrowed by. */
export interface ExtensionTable<Extension> {
  read(db: RecordsDb, ids: readonly string[]): Promise<ReadonlyMap<string, Extension>>;
  insert(db: RecordsDb, id: string, extension: Extension): Promise<void>;
  update(db: RecordsDb, id: string, change: Partial<Extension>): Promise<void>;
}

/** A part of a record that several people may write in. */
export interface RecordPart {
  /** Words of it for people. */
  readonly text: string;
  /** All of it, to tell whether it changed. */
  readonly whole: string;
}

/** Definition of a collection of records: graphics, includes… */
export interface Collection<Extension, Fields> {
  /** As it stands in the database, for good. */
  readonly name: string;
  /** First part of the addresses under which its records are published. */
  readonly section: PublishedSection;
  /** Names of other collections that are published there too: no two of all these records have the same address. */
  readonly slugNamespace?: readonly string[];
  /** Name of the event that tells open pages of a change. */
  readonly event: string;
  /** Address of a record whose title has hardly a word to make it of. */
  readonly slugStart: string;
  readonly extension: ExtensionTable<Extension>;
  /** Schema of what people write in a record, as it is kept: of those that save by themselves, its parts whatever they say. */
  readonly fields: z.ZodType<Fields>;
  /** Schema of what readers may get; `fields` asks for all of it when left out. */
  readonly publishable?: z.ZodType<Fields>;
  /** Everything that a record is found by: words, folded, and `facetWords`. */
  words(entry: Entry<Extension, Fields>): readonly string[];
  /** Words of its history. */
  readonly history: SnapshotWords;
  /**
   * Parts of a record, of which it is noted who wrote them: by a name that stays for as long as the part is there. Left out where nobody asks.
   *
   * @param fields - Its content as it is kept.
   */
  readonly partsOf?: (fields: unknown) => ReadonlyMap<string, RecordPart>;
  /** Types of its records that are in the feeds of stories; without it there are no feeds. */
  readonly storyTypes?: readonly string[];
  readonly codes: { readonly notFound: ServerErrorCode; readonly notLive: ServerErrorCode };
  /** An address that another record has. */
  slugTaken(): Problem;
  /** Returns the fields that the pointer has of a record besides its revision. */
  described(entry: Entry<Extension, Fields>, snapshot: unknown, files: readonly string[]): Described;
  /** Something else of which there may be one only. @returns `null` when it is not taken. */
  taken?(db: RecordsDb, id: string, extension: Partial<Extension>): Promise<Problem | null>;
}

/** Fields of a pointer that describe what it points to. */
export type Described = Pick<
  PublishedPointer,
  "title" | "altText" | "language" | "type" | "heightsPx" | "box" | "theme" | "isInline" | "isFindable" | "license"
> & {
  /** Path of the still picture in the revision; `null` for none. */
  readonly picture: string | null;
  /** File that the address shows, where it is not `index.html`. */
  readonly entry?: string;
};
