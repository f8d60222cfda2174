import {
  type AverageMethod,
  ComparisonFields,
  type FieldProblem,
  MandateFields,
  type TrackerDetail,
  type TrackerFields,
} from "@nv/contracts/schemas";
import { HOUSE_METHOD } from "@nv/series";
import { parseSpanishNumber } from "@nv/spanish";
import { conflictingFields, mergeDrafts as mergeFields } from "@nv/web/merge-drafts";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";

/** The parameters of a method, as they are written. */
const MethodDraft = z.object({
  halfLifeDays: z.string(),
  mostSample: z.string(),
  leastPolls: z.string(),
  windowDays: z.string(),
  resamples: z.string(),
  seed: z.string(),
});
export type MethodDraft = z.infer<typeof MethodDraft>;

const MemberDraft = z.object({ tracker: z.string(), name: z.string(), sameQuestion: z.string() });
export type MemberDraft = z.infer<typeof MemberDraft>;

const Draft = z.object({
  kind: z.enum(["mandate", "comparison"]),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  note: z.string(),
  holder: z.string(),
  startDay: z.string(),
  question: z.string(),
  method: MethodDraft,
  members: z.array(MemberDraft),
  remakesAverages: z.boolean(),
  /** Day that is told; empty for the last one. */
  day: z.string(),
});

/** Draft of a tracker, before it is saved: the fields of both kinds, each as it is written. */
export type TrackerDraft = z.infer<typeof Draft>;

const StoredDraft = z.object({ base: Draft, mine: Draft, version: z.int() });

/** Takes up what the browser kept; `null` for what cannot be read. */
export function readStored(stored: string | null): z.infer<typeof StoredDraft> | null {
  return parseJson(stored, StoredDraft);
}

const written = (method: AverageMethod): MethodDraft =>
  MethodDraft.parse(Object.fromEntries(Object.entries(method).map(([name, value]) => [name, String(value)])));

/** A mandate that is added to a comparison. */
export const NEW_MEMBER: MemberDraft = { tracker: "", name: "", sameQuestion: "" };

/** The form of one that does not exist yet. */
export const newTracker = (kind: TrackerDraft["kind"]): TrackerDraft => ({
  ...{ kind, title: "", slug: "", description: "", note: "", holder: "", startDay: "", question: "" },
  ...{ method: written(HOUSE_METHOD), members: [], remakesAverages: false, day: "" },
});

/** The form of one that is saved. */
export function draftOf({ fields, slug }: Pick<TrackerDetail, "fields" | "slug">): TrackerDraft {
  const { kind, title, description, note } = fields;
  const begun = { ...newTracker(kind), title, slug, description, note };
  if (fields.kind === "mandate") {
    const { holder, startDay, question, method } = fields;
    return { ...begun, holder, startDay, question, method: written(method) };
  }
  const { members, remakesAverages, day } = fields;
  return { ...begun, members, remakesAverages, day: day === null ? "" : String(day) };
}

/** A figure as it is written; what is none is told by the schema. */
const figure = (text: string) => parseSpanishNumber(text) ?? Number.NaN;

/** What a form says, and what is wrong with it. */
interface ReadDraft {
  /** `null` where something is wrong. */
  readonly fields: TrackerFields | null;
  readonly problems: readonly FieldProblem[];
}

function problemsOf({ issues }: z.ZodError): readonly FieldProblem[] {
  const seen = new Set<string>();
  return issues.flatMap(({ path, message }) => {
    const field = path.join(".");
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ field, message }];
  });
}

/** Reads a form, as the server will. */
export function readDraft({ kind, title, description, note, ...draft }: TrackerDraft): ReadDraft {
  const common = { kind, title, description, note };
  const { holder, startDay, question, method, members, remakesAverages, day } = draft;
  const figures = Object.fromEntries(Object.entries(method).map(([name, text]) => [name, figure(text)]));
  const read =
    kind === "mandate"
      ? MandateFields.safeParse({ ...common, holder, startDay, question, method: figures })
      : ComparisonFields.safeParse({
          ...{ ...common, members, remakesAverages },
          day: day.trim() === "" ? null : figure(day),
        });
  return read.success ? { fields: read.data, problems: [] } : { fields: null, problems: problemsOf(read.error) };
}

/** Returns the body that is sent to the server; an empty address is left out, and the title makes one. */
export const bodyOf = ({ slug }: TrackerDraft, fields: TrackerFields): object =>
  slug.trim() === "" ? fields : { ...fields, slug };

const LABELS = {
  title: "Nombre",
  slug: "Dirección",
  description: "Descripción",
  note: "Nota interna",
  holder: "De quién es el mandato",
  startDay: "Primer día",
  question: "Qué preguntan las encuestas",
  method: "Método",
  members: "Mandatos",
  remakesAverages: "Todas las medias con un método",
  day: "Día que se cuenta",
} as const satisfies Record<Exclude<keyof TrackerDraft, "kind">, string>;

const FIELDS = Object.keys(LABELS).filter((name): name is keyof typeof LABELS => Object.hasOwn(LABELS, name));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two forms say the same. */
export const isSameDraft = (one: TrackerDraft, other: TrackerDraft): boolean =>
  FIELDS.every((field) => isSame(one[field], other[field]));

/** Joins two changes of the same tracker: of what only one touched, as that one left it. */
export const mergeDrafts = (base: TrackerDraft, theirs: TrackerDraft, mine: TrackerDraft): TrackerDraft =>
  mergeFields(FIELDS, { base, theirs, mine }, isSame);

/** What a field holds, short enough for a table. */
function shortText(value: TrackerDraft[keyof TrackerDraft]): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (Array.isArray(value)) return value.map(({ tracker, name }) => name || tracker).join(", ");
  return Object.values(value).join(" · ");
}

/** Lists the fields that both sides changed, each in another way. */
export function draftConflicts(base: TrackerDraft, theirs: TrackerDraft, mine: TrackerDraft) {
  return conflictingFields(FIELDS, { base, theirs, mine }, isSame).map((field) => ({
    field,
    label: LABELS[field],
    theirs: shortText(theirs[field]),
    mine: shortText(mine[field]),
  }));
}
