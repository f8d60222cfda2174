import type { FieldProblem } from "@nv/contracts/schemas";
import { conflictingFields, mergeDrafts, sameJson } from "@nv/web/merge-drafts";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";

/** Form, read as the server will read it. */
interface ReadForm<Body extends object = object> {
  /** Body that is sent; `null` when it cannot be sent as it is written. */
  readonly body: Body | null;
  readonly problems: readonly FieldProblem[];
}

/** Field that two people changed, each in another way. */
interface FormConflict {
  readonly field: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Draft of a record while it is written: what is kept of it, and how two of them are joined. */
export interface RecordForm<Draft, Saved, Body extends object = object> {
  /** Fields that people write, in the order of the form. */
  readonly fields: readonly (keyof Draft)[];
  /** Returns the label of a field. */
  labelOf(field: string): string;
  /** Returns the path in the form of a field as the server names it. */
  pathOf(field: string): string;
  /** Names the form of one in the browser's storage. @param id - `new` for one that does not exist yet. */
  keyOf(id: string): string;
  toDraft(saved: Saved): Draft;
  fromDraft(draft: Draft): ReadForm<Body>;
  /** Takes up what the browser kept; `null` for what cannot be read. */
  read(stored: string | null): { readonly base: Draft; readonly mine: Draft; readonly version: number } | null;
  /** Whether two forms say the same. */
  isSame(one: Draft, other: Draft): boolean;
  /** Joins two changes of the same record: of what only one touched, as that one left it; of what both touched, mine. */
  merge(base: Draft, theirs: Draft, mine: Draft): Draft;
  /** Lists the fields that both sides changed, each in another way. */
  conflicts(base: Draft, theirs: Draft, mine: Draft): readonly FormConflict[];
}

interface Kind<Label extends string> {
  /** Name of its event, under which browsers keep its forms. */
  readonly event: string;
  readonly labels: { readonly [Name in Label]: string };
}

interface Parts<Draft, Saved, Body extends object, Label extends string, Own extends string> {
  /** Shape in which browsers keep it. */
  readonly schema: z.ZodType<Draft>;
  /** Fields that people write, in the order of the form. */
  readonly fields: readonly (keyof Draft & (NoInfer<Label> | NoInfer<Own>))[];
  /** Labels of the fields that the kind does not name, or names otherwise. */
  readonly labels?: { readonly [Name in Own]: string };
  toDraft(saved: Saved): Draft;
  fromDraft(draft: Draft): ReadForm<Body>;
  /** Path in the form of a field that the server names otherwise; the same when left out. */
  pathOf?(field: string): string;
  /** Writes a field short enough for a table; the text itself when left out. */
  textOf?(draft: Draft, field: keyof Draft, side: "theirs" | "mine"): string;
}

/** Creates the form of a kind of record. */
export function draftOf<
  Draft extends object,
  Saved,
  Body extends object,
  Label extends string,
  Own extends string = never,
>(kind: Kind<Label>, parts: Parts<Draft, Saved, Body, Label, Own>): RecordForm<Draft, Saved, Body> {
  const { schema, fields, toDraft, fromDraft } = parts;
  const stored = z.object({ base: schema, mine: schema, version: z.int() });
  const labels: Readonly<Record<string, string>> = { ...kind.labels, ...parts.labels };
  const textOf = parts.textOf ?? ((draft, field) => String(draft[field]));
  return {
    ...{ fields, toDraft, fromDraft },
    labelOf: (field) => labels[field] ?? field,
    pathOf: parts.pathOf ?? ((field) => field),
    keyOf: (id) => `nv.${kind.event}:${id}`,
    read: (text) => parseJson(text, stored),
    isSame: (one, other) => fields.every((field) => sameJson(one[field], other[field])),
    merge: (base, theirs, mine) => mergeDrafts(fields, { base, theirs, mine }, sameJson),
    conflicts: (base, theirs, mine) =>
      conflictingFields(fields, { base, theirs, mine }, sameJson).map((field) => ({
        field,
        label: labels[field] ?? field,
        theirs: textOf(theirs, field, "theirs"),
        mine: textOf(mine, field, "mine"),
      })),
  };
}

/** Body of a record whose address may be left to its name. */
export const withSlug = (slug: string, fields: object): object =>
  slug.trim() === "" ? fields : { ...fields, slug: slug.trim() };
