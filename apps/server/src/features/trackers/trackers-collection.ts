import { GRAPHIC_STATUSES, TRACKER_KINDS } from "@nv/contracts";
import { Problem } from "../../http/problem.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { TRACKER_TYPE } from "../../platform/publishing/resolve-tracker.ts";
import type { Collection, Entry, ExtensionTable } from "../../platform/records/collection.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { StoredTracker } from "./core/stored-tracker.ts";
import type { TrackerStateRow, TrackersTables } from "./schema/tables.ts";

/** What a tracker has beside its record. */
export type TrackerOwn = Omit<TrackerStateRow, "record_id">;

/** A tracker, as the records keep it. */
export type TrackerRow = Entry<TrackerOwn>;

/** What a version of a tracker is. */
export function storedOf({ fields }: Pick<TrackerRow, "fields">): StoredTracker {
  return StoredTracker.parse(JSON.parse(fields));
}

const OWN: ExtensionTable<TrackerOwn> = {
  async read(db, ids) {
    const extension = db.$extendTables<TrackersTables>().selectFrom("tracker_state").selectAll();
    const rows = await extension.where("record_id", "in", ids).execute();
    return new Map(rows.map(({ record_id, ...state }) => [record_id, state]));
  },
  async insert(db, id, extension) {
    await db
      .$extendTables<TrackersTables>()
      .insertInto("tracker_state")
      .values({ record_id: id, ...extension })
      .execute();
  },
  async update(db, id, change) {
    await db
      .$extendTables<TrackersTables>()
      .updateTable("tracker_state")
      .set(change)
      .where("record_id", "=", id)
      .execute();
  },
};

const LABELS: Readonly<Record<string, string>> = {
  "data.polls.hash": "Huella de las encuestas",
  "data.polls.observations": "Encuestas",
  "data.polls.first": "Primera encuesta",
  "data.polls.last": "Última encuesta",
  "data.events.hash": "Huella de los acontecimientos",
  "data.events.observations": "Acontecimientos",
  "data.events.first": "Primer acontecimiento",
  "data.events.last": "Último acontecimiento",
  "method.halfLifeDays": "Días en que una encuesta pesa la mitad",
  "method.mostSample": "Muestra que más pesa",
  "method.leastPolls": "Encuestas que hacen falta",
  "method.windowDays": "En cuántos días",
  "method.resamples": "Sorteos de la franja",
  "method.seed": "Semilla de los sorteos",
};

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: GRAPHIC_STATUSES,
  kind: TRACKER_KINDS,
  remakesAverages: { true: "Sí", false: "No" },
};

/** Trackers, as records: mandates, and comparisons of them. */
export const TRACKERS: Collection<TrackerOwn> = {
  name: "trackers",
  section: "data",
  slugNamespace: ["series"],
  event: "tracker",
  slugStart: "seguimiento",
  codes: { notFound: "TRACKER_NOT_FOUND", notLive: "TRACKER_NOT_LIVE" },
  extension: OWN,
  words(row) {
    const stored = storedOf(row);
    const extension =
      stored.kind === "mandate" ? [stored.holder, stored.question] : stored.members.map(({ name }) => name);
    const said = foldWords([stored.title, row.slug, stored.note, stored.description, ...extension].join(" "));
    return [...said, ...facetWords({ status: row.status, type: stored.kind })];
  },
  history: {
    labels: {
      title: "Nombre",
      slug: "Dirección",
      status: "Estado",
      data: "Datos",
      holder: "De quién es el mandato",
      startDay: "Primer día",
      question: "Qué preguntan las encuestas",
      method: "Método",
      members: "Mandatos",
      remakesAverages: "Todas las medias con un método",
      day: "Día que se cuenta",
      description: "Descripción",
      note: "Nota interna",
    },
    labelOf: (path) => LABELS[path] ?? path,
    textOf: (path, value) => TEXTS[path]?.[value] ?? value,
  },
  slugTaken: () =>
    new Problem("SLUG_TAKEN", {
      fields: [{ field: "slug", message: "Otro seguimiento, o una serie, tiene ya esa dirección" }],
    }),
  described(_row, snapshot) {
    const { title, description } = StoredTracker.parse(snapshot);
    const described = { altText: description, language: "es", type: TRACKER_TYPE, heightsPx: [], picture: null };
    return { title, ...described, entry: SERIES_FILES.json };
  },
};
