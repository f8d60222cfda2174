import type { PublishedTracker } from "@nv/contracts/schemas";
import { rowColumns } from "@nv/series";
import type { AboutData } from "../../platform/data-pages/core/citable-data.ts";
import { dataFiles } from "../../platform/data-pages/data-files.ts";
import { pastRevisions } from "../../platform/data-pages/past-revisions.ts";
import type { RevisionFile } from "../../platform/publishing/publisher.ts";
import type { PublishedRevision } from "../../platform/records/publish-record.ts";
import { pollSheets } from "./core/poll-sheets.ts";
import { StoredTracker } from "./core/stored-tracker.ts";
import type { TrackerRow } from "./trackers-collection.ts";
import type { TrackersContext } from "./trackers-context.ts";

/** Columns of the polls besides those that are brought. */
const COMMON_COLUMNS = {
  end: "Último día de trabajo de campo",
  source: "Fuente de la encuesta",
  source_url: "Dirección de esa fuente",
  note: "Nota de la encuesta",
} as const;

/** Sources of the polls, each once, with its address where a poll names one. */
function sourcesOf(published: PublishedTracker): AboutData["sources"] {
  if (published.kind === "comparison") return published.members.map(({ name, revisionUrl: url }) => ({ name, url }));
  const names = new Set(published.polls.map(({ source }) => source).filter((name) => name !== ""));
  return [...names].sort((a, b) => a.localeCompare(b, "es")).map((name) => ({ name, url: "" }));
}

/** Names of the kinds, as readers see them. */
const NAMES = { mandate: "Seguimiento", average: "Media de encuestas", comparison: "Comparación" } as const;

/** Describes a tracker for who cites it. */
function aboutTracker({ license = "" }: StoredTracker, published: PublishedTracker): AboutData {
  const { kind, title, description, sentence, method } = published;
  const polls = rowColumns(published, "polls").map(
    ({ key, label, unit }) => [key, { label, unit, method: "" }] as const,
  );
  const common = Object.entries(COMMON_COLUMNS).map(([key, label]) => [key, { label, unit: "", method: "" }] as const);
  return {
    ...{ kind: NAMES[kind], title, license, frequency: "" },
    description: [description, sentence, kind === "average" ? published.embargo : ""]
      .filter((text) => text !== "")
      .join(" "),
    sources: sourcesOf(published),
    method: [method],
    ...(published.kind !== "comparison" && published.polls.length > 0 && { sheets: pollSheets(published.polls) }),
    columns: new Map(kind === "comparison" ? [] : [...polls, ...common]),
  };
}

/** Summary of what a version held. */
function textOf(snapshot: string): string {
  const stored = StoredTracker.parse(JSON.parse(snapshot));
  if (stored.kind === "comparison") return `${stored.members.length} mandatos.`;
  const { observations } = stored.data.polls;
  return observations === 1 ? "Una encuesta." : `${observations} encuestas.`;
}

/** Writes the page of a revision of a tracker, and its description for programs. */
export async function trackerPage(
  context: TrackersContext,
  { id, slug, fields }: TrackerRow,
  published: PublishedTracker,
  named: PublishedRevision,
): Promise<readonly RevisionFile[]> {
  const past = await pastRevisions(context.records.db, id, textOf);
  const revision = { slug, about: aboutTracker(fields, published), text: textOf(JSON.stringify(fields)), past };
  return dataFiles(context, revision, named);
}
