import {
  type ComparisonFields,
  type FieldProblem,
  type PublishedMandate,
  PublishedTracker,
} from "@nv/contracts/schemas";
import {
  averageColumns,
  averageJson,
  compareTrackers,
  comparisonCsv,
  comparisonJson,
  comparisonProblems,
  type FiledAverage,
  type FiledMandate,
  mandateJson,
  pollsCsv,
} from "@nv/series";

/** Published files of trackers: the bytes of each, by address. */
export type PublishedFiles = ReadonlyMap<string, Uint8Array>;

interface Compared {
  readonly fields: ComparisonFields;
  readonly published: PublishedFiles;
}

/** Request to the thread that calculates averages. */
export type TrackerRequest =
  /** Reasons why mandates cannot be compared. */
  | ({ readonly kind: "check" } & Compared)
  /** Comparison for who writes it: `json` is a `ComparisonResult`. */
  | ({ readonly kind: "compare" } & Compared)
  /** The files that readers get of it. @see comparisonJson */
  | ({ readonly kind: "comparison"; readonly revisionUrl: string } & Compared)
  /** The files that readers get of a mandate. */
  | { readonly kind: "mandate"; readonly filed: FiledMandate }
  /** The same of an average. */
  | { readonly kind: "average"; readonly filed: FiledAverage };

/** Answer of that thread; the texts are empty where there are problems. */
export interface TrackerAnswer {
  readonly problems: readonly FieldProblem[];
  readonly json: string;
  readonly csv: string;
}

const NOTHING: TrackerAnswer = { problems: [], json: "", csv: "" };

/** Reads the files, each once. @throws {ZodError} For one that is no tracker: a bug of ours. */
function mandatesIn(published: PublishedFiles): (tracker: string) => PublishedMandate | null {
  const decoder = new TextDecoder();
  const read = new Map<string, PublishedMandate>();
  for (const [tracker, bytes] of published) {
    const file = PublishedTracker.parse(JSON.parse(decoder.decode(bytes)));
    if (file.kind === "mandate") read.set(tracker, file);
  }
  return (tracker) => read.get(tracker) ?? null;
}

/** Does what is asked, as long as it takes: seconds for eight long mandates whose averages are made again. */
export function doTrackerWork(order: TrackerRequest): TrackerAnswer {
  if (order.kind === "mandate") return { ...NOTHING, json: mandateJson(order.filed), csv: pollsCsv(order.filed.polls) };
  if (order.kind === "average") {
    const { polls, fields: own } = order.filed;
    return { ...NOTHING, json: averageJson(order.filed), csv: pollsCsv(polls, averageColumns(own.series)) };
  }
  const { fields } = order;
  const mandates = mandatesIn(order.published);
  if (order.kind === "check") return { ...NOTHING, problems: comparisonProblems(fields, mandates) };
  const result = compareTrackers(fields, mandates);
  if (order.kind === "compare") return { ...NOTHING, json: JSON.stringify(result) };
  const { problems, comparison } = result;
  if (comparison === null) return { ...NOTHING, problems };
  return { problems, json: comparisonJson(fields, comparison, order.revisionUrl), csv: comparisonCsv(comparison) };
}
