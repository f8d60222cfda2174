import type { z } from "zod";
import type { ProgramScope } from "../programs/types.ts";
import type { ServerErrorCode } from "../server-errors.ts";

/** Noun of a kind of record, Spanish: sentences agree with it. */
export interface RecordWords {
  readonly one: string;
  readonly many: string;
  readonly gender: "masculine" | "feminine";
}

/** A kind of record, as both sides know it: what every kind has, and each names otherwise. */
export interface RecordKind<
  Section extends string,
  Registered,
  Edited,
  Detail = unknown,
  Label extends string = string,
> {
  /** As it stands in the database, for good. */
  readonly name: string;
  /** Address of its routes. */
  readonly path: string;
  readonly words: RecordWords;
  /** First part of the addresses under which its records are published. */
  readonly section: Section;
  /** Name of the event that tells open pages of a change. */
  readonly event: string;
  readonly slug: {
    /** Address of a record whose title has hardly a word to make it of. */
    readonly start: string;
    /** Said beside an address that another record has. */
    readonly taken: string;
  };
  /** Scopes that a key of a program needs to read its records, to change them and to have readers get others; left out where no key does. */
  readonly scopes?: { readonly read: ProgramScope; readonly write: ProgramScope; readonly publish: ProgramScope };
  readonly errors: { readonly notFound: ServerErrorCode; readonly notLive: ServerErrorCode };
  /**
   * Label of a field, and of a part of one by its path: `method.seed`. It stands in the form, in the history, and where two people
   * changed the same. Fields without a label are not in the history; their order is that of the history.
   */
  readonly labels: { readonly [Name in Label]: string };
  /** Label of a value, by the path of its field. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly schemas: {
    /** Body of `POST`. */
    readonly register: z.ZodType<Registered>;
    /** Body of `PUT`. */
    readonly edit: z.ZodType<Edited>;
    /** Answer of every route about one: the record with everything about it. */
    readonly detail: z.ZodType<Detail>;
  };
}

/** Declares a kind of record; its types are those of its schemas. */
export function recordKind<const Section extends string, Registered, Edited, Detail, Label extends string>(
  kind: RecordKind<Section, Registered, Edited, Detail, Label>,
): RecordKind<Section, Registered, Edited, Detail, Label> {
  return kind;
}
