import {
  AverageFields,
  ComparisonFields,
  type FieldProblem,
  KeptTracker,
  MandateFields,
  SettledClaim,
  TRACKER_RECORD,
  type TrackerDetail,
  type TrackerFields,
} from "@nv/contracts/schemas";
import { NEW_METHOD, seriesKey } from "@nv/series";
import { z } from "zod";
import { draftOf, withSlug } from "../../../records/core/draft-of.ts";
import { figureIn, figureText, MethodDraft, unreadMethod, writtenMethod } from "./method-draft.ts";

const MemberDraft = z.object({ tracker: z.string(), name: z.string(), sameQuestion: z.string() });
export type MemberDraft = z.infer<typeof MemberDraft>;

const SeriesDraft = z.object({
  /** Name of its column in the data. */
  key: z.string(),
  name: z.string(),
  role: z.enum(["choice", "rest"]),
});
export type SeriesDraft = z.infer<typeof SeriesDraft>;

const Draft = z.object({
  kind: z.enum(["mandate", "average", "comparison"]),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  license: z.string().default(""),
  note: z.string(),
  holder: z.string(),
  startDay: z.string(),
  question: z.string(),
  series: z.array(SeriesDraft).default([]),
  /** Id of the vote that an average is about; empty for none. */
  vote: z.string().default(""),
  method: MethodDraft,
  members: z.array(MemberDraft),
  remakesAverages: z.boolean(),
  /** Day that is told; empty for the last one. */
  day: z.string(),
  /** Sentences that go out although the averages do not bear them out. */
  settledClaims: z.array(SettledClaim).default([]),
});

/** Draft of a tracker, before it is saved: the fields of all kinds, each as it is written. */
export type TrackerDraft = z.infer<typeof Draft>;

/** A mandate that is added to a comparison. */
export const NEW_MEMBER: MemberDraft = { tracker: "", name: "", sameQuestion: "" };

/** A series that is added to an average. */
export const NEW_SERIES: SeriesDraft = { key: "", name: "", role: "choice" };

/** The form of one that does not exist yet. */
export const newTracker = (kind: TrackerDraft["kind"]): TrackerDraft => ({
  ...{ kind, title: "", slug: "", description: "", license: "", note: "", holder: "", startDay: "", question: "" },
  ...{
    method: writtenMethod(NEW_METHOD),
    series: [],
    vote: "",
    members: [],
    remakesAverages: false,
    day: "",
    settledClaims: [],
  },
});

/** The form of one that is saved. */
export function toDraft({ fields, slug }: Pick<TrackerDetail, "fields" | "slug">): TrackerDraft {
  const { kind, title, description, license = "", note, settledClaims = [] } = fields;
  const begun = { ...newTracker(kind), title, slug, description, license, note, settledClaims };
  if (fields.kind === "mandate") {
    const { holder, startDay, question, method } = fields;
    return { ...begun, holder, startDay, question, method: writtenMethod(method) };
  }
  if (fields.kind === "average") {
    const { startDay, question, method, series, vote = "" } = fields;
    return { ...begun, startDay, question, series, vote, method: writtenMethod(method) };
  }
  const { members, remakesAverages, day } = fields;
  return { ...begun, members, remakesAverages, day: day === null ? "" : figureText(day) };
}

/** Form as it was read, with its problems. */
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

/** Series of the polls of a form that have a column; `undefined` for a mandate, whose polls ask who approves. */
export const seriesIn = ({ kind, series }: TrackerDraft): readonly SeriesDraft[] | undefined =>
  kind === "average" ? series.filter(({ key }) => key !== "") : undefined;

/**
 * The series with another name. Its column in the data goes with the name, until there are polls in it or somebody has chosen another.
 *
 * @param at - Place of the series.
 */
export function renamedSeries(
  series: readonly SeriesDraft[],
  at: number,
  { name, hasPolls }: { readonly name: string; readonly hasPolls: boolean },
): Partial<SeriesDraft> {
  const keys = series.filter((_, place) => place !== at).map(({ key }) => key);
  const keyOf = (own: string) => (own.trim() === "" ? "" : seriesKey(own, keys));
  const { key = "", name: before = "" } = series[at] ?? {};
  const goesWithName = !hasPolls && (key === "" || key === keyOf(before));
  return goesWithName ? { name, key: keyOf(name) } : { name };
}

/** A form as it would be sent. */
function unread({ kind, title, description, license, note, settledClaims, ...draft }: TrackerDraft): unknown {
  const common = {
    ...{ kind, title, description, note },
    ...(license.trim() !== "" && { license: license.trim() }),
    ...(settledClaims.length === 0 ? {} : { settledClaims }),
  };
  const { holder, startDay, question, method, members, remakesAverages, day } = draft;
  if (kind === "average")
    return {
      ...{ ...common, startDay, question, series: draft.series, method: unreadMethod(method) },
      ...(draft.vote.trim() !== "" && { vote: draft.vote.trim() }),
    };
  return kind === "mandate"
    ? { ...common, holder, startDay, question, method: unreadMethod(method) }
    : { ...{ ...common, members, remakesAverages }, day: day.trim() === "" ? null : figureIn(day) };
}

const SCHEMAS = { mandate: MandateFields, average: AverageFields, comparison: ComparisonFields } as const;

/** Reads a form, as the server will when it is published. */
export function readDraft(draft: TrackerDraft): ReadDraft {
  const read = SCHEMAS[draft.kind].safeParse(unread(draft));
  return read.success ? { fields: read.data, problems: [] } : { fields: null, problems: problemsOf(read.error) };
}

/** A field, short enough for a table. */
function shortText(value: TrackerDraft[keyof TrackerDraft]): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (Array.isArray(value))
    return value
      .map((one) => ("sentence" in one ? one.sentence : one.name || ("tracker" in one ? one.tracker : one.key)))
      .join(", ");
  const { states, model, ...figures } = value;
  const parts = model === "states" ? { model, ...states, ...figures } : { model, ...figures };
  return Object.values(parts)
    .filter((part) => part !== "")
    .join(" · ");
}

/** The form of a tracker. */
export const TRACKER_FORM = draftOf(TRACKER_RECORD, {
  schema: Draft,
  fields: Draft.omit({ kind: true }).keyof().options,
  toDraft,
  fromDraft(draft) {
    const { data } = KeptTracker.safeParse(unread(draft));
    return { body: data === undefined ? null : withSlug(draft.slug, data), problems: readDraft(draft).problems };
  },
  textOf: (draft, field) => shortText(draft[field]),
});
