import { ElectionFields, type SeatEstimate } from "@nv/contracts/schemas";
import type { ShownNight } from "@nv/election-pages";
import { invalidFields } from "../../http/problem.ts";
import type { AboutData } from "../../platform/data-pages/core/citable-data.ts";
import { dataFiles } from "../../platform/data-pages/data-files.ts";
import { pastRevisions } from "../../platform/data-pages/past-revisions.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { type Publication, type PublishRequest, publishRecord } from "../../platform/records/publish-record.ts";
import { countCsv } from "./core/count-csv.ts";
import { lawOf } from "./core/law-of.ts";
import { publicCount } from "./core/public-count.ts";
import { estimateSentences } from "./core/seat-estimate.ts";
import { shownNight } from "./core/shown-night.ts";
import type { StoredElection } from "./core/stored-election.ts";
import type { ElectionRow } from "./elections-collection.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { estimateOf } from "./estimate.service.ts";
import { countOf, findNight } from "./nights.repository.ts";

/** Gathers the votes of an election: those of its night, else nothing yet. */
async function countedNight(context: ElectionsContext, { id, slug, fields }: ElectionRow): Promise<ShownNight> {
  const { db, house, publishing, counts } = context;
  const { before, ...written } = fields;
  const law = lawOf(fields);
  if (law === null) throw invalidFields([{ field: "law", message: "Elige una ley electoral" }]);
  const night = await findNight(db, { id, place: "live" });
  const earlier = counts.read(await countOf(db, id, before.hash));
  const { style } = await house.current();
  return shownNight({
    ...{ fields: ElectionFields.parse(written), law, slug, isRehearsal: false, behindSinceMs: null, calls: new Map() },
    ...{ url: `${publishing.publicBaseUrl}/elecciones/${slug}/`, numbers: style.numbers, source: "" },
    snapshot: counts.read(night?.snapshot ?? null),
    before: earlier === null ? null : { snapshot: earlier, label: before.label },
    house: { presets: style.presets, light: style.light.data, dark: style.dark.data },
  });
}

function aboutElection(
  { title, description, license = "", lists, before }: StoredElection,
  night: ShownNight,
  estimate: SeatEstimate | null,
): AboutData {
  const law = "Los escaños se reparten con los votos contados hasta ese momento, como si fueran todos.";
  const earlier = before.label === "" ? "" : `Se compara con ${before.label}.`;
  return {
    ...{ kind: "Elección", title, license, frequency: "" },
    description: [description, `${lists.length} candidaturas y ${night.seats} escaños.`].filter(Boolean).join(" "),
    sources: [],
    method: [law, earlier, ...(estimate === null ? [] : estimateSentences(estimate))],
    columns: new Map([
      ["circunscripcion", { label: "Código de la circunscripción", unit: "", method: "" }],
      ["nombre", { label: "Circunscripción", unit: "", method: "" }],
      ["candidatura", { label: "Siglas de la candidatura", unit: "", method: "" }],
      ["votos", { label: "Votos", unit: "", method: "" }],
      ["porcentaje", { label: "Voto válido", unit: "%", method: "" }],
      ["escanos", { label: "Escaños", unit: "", method: "" }],
    ]),
  };
}

const textOf = (snapshot: string): string => {
  const { lists } = JSON.parse(snapshot);
  return Array.isArray(lists) ? `${lists.length} candidaturas.` : "";
};

async function makeFiles(context: ElectionsContext, row: ElectionRow): Promise<Publication> {
  const night = await countedNight(context, row);
  const { estimate, problem, votes } = await estimateOf(context, row.id, row.fields);
  // In the five days of the law the election goes out without it.
  const shown = problem === "" ? estimate : null;
  return {
    files: [
      {
        path: SERIES_FILES.json,
        body: Buffer.from(JSON.stringify({ ...publicCount({ isRehearsal: false }, night), estimate: shown, votes })),
      },
      { path: SERIES_FILES.csv, body: Buffer.from(countCsv(night)) },
    ],
    beside: async (named) => {
      const past = await pastRevisions(context.records.db, row.id, textOf);
      const about = aboutElection(row.fields, night, shown);
      return dataFiles(context, { slug: row.slug, about, text: textOf(JSON.stringify(row.fields)), past }, named);
    },
  };
}

/** Publishes an election: what is voted and what was counted so far, as data that can be cited. Failures are those of `publishRecord`. */
export function publishElection(context: ElectionsContext, request: PublishRequest): Promise<ElectionRow> {
  return publishRecord(context.records, request, (row) => makeFiles(context, row));
}
