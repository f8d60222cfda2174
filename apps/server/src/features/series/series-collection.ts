import { GRAPHIC_STATUSES, SERIES_MODES, SERIES_ORIGINS, SERIES_PERIODS } from "@nv/contracts";
import { Problem } from "../../http/problem.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import type { Collection, Entry, ExtensionTable } from "../../platform/records/collection.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { StoredSeries } from "./core/stored-series.ts";
import type { SeriesStateRow, SeriesTables } from "./schema/tables.ts";

/** What a series has beside its record. */
export type SeriesOwn = Omit<SeriesStateRow, "record_id">;

/** A series, as the records keep it. */
export type SeriesRow = Entry<SeriesOwn>;

/** What a version of a series is. */
export function storedOf({ fields }: Pick<SeriesRow, "fields">): StoredSeries {
  return StoredSeries.parse(JSON.parse(fields));
}

const OWN: ExtensionTable<SeriesOwn> = {
  async read(db, ids) {
    const extension = db.$extendTables<SeriesTables>().selectFrom("series_state").selectAll();
    const rows = await extension.where("record_id", "in", ids).execute();
    return new Map(rows.map(({ record_id, ...state }) => [record_id, state]));
  },
  async insert(db, id, extension) {
    await db
      .$extendTables<SeriesTables>()
      .insertInto("series_state")
      .values({ record_id: id, ...extension })
      .execute();
  },
  async update(db, id, change) {
    await db
      .$extendTables<SeriesTables>()
      .updateTable("series_state")
      .set(change)
      .where("record_id", "=", id)
      .execute();
  },
};

const LABELS: Readonly<Record<string, string>> = {
  "data.hash": "Huella de las observaciones",
  "data.observations": "Observaciones",
  "data.first": "Primera fecha",
  "data.last": "Última fecha",
  "data.used": "Series con que se calcula",
  "source.name": "Fuente",
  "source.url": "Dirección de la fuente",
  "origin.kind": "De dónde salen",
};

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: GRAPHIC_STATUSES,
  period: SERIES_PERIODS,
  mode: SERIES_MODES,
  needsOwnSource: { true: "Sí", false: "No" },
  "origin.kind": SERIES_ORIGINS,
};

/** Series of dated observations, as records. */
export const SERIES: Collection<SeriesOwn> = {
  name: "series",
  section: "data",
  slugNamespace: ["trackers"],
  event: "series",
  slugStart: "serie",
  codes: { notFound: "SERIES_NOT_FOUND", notLive: "SERIES_NOT_LIVE" },
  extension: OWN,
  words(series) {
    const { title, note, description, source, columns } = storedOf(series);
    const labels = columns.map(({ label }) => label);
    const said = foldWords([title, series.slug, note, description, source.name, ...labels].join(" "));
    return [...said, ...facetWords({ status: series.status })];
  },
  history: {
    labels: {
      title: "Nombre",
      slug: "Dirección",
      status: "Estado",
      data: "Datos",
      description: "Descripción",
      period: "Periodicidad",
      columns: "Columnas",
      source: "Fuente",
      needsOwnSource: "Cada observación con su fuente",
      transforms: "Columnas calculadas",
      rules: "Reglas",
      origin: "Origen",
      calendar: "Calendario",
      target: "Adónde va",
      mode: "Lo que cumple las reglas",
      note: "Nota interna",
    },
    labelOf: (path) => LABELS[path] ?? path,
    textOf: (path, value) => TEXTS[path]?.[value] ?? value,
  },
  slugTaken: () =>
    new Problem("SLUG_TAKEN", {
      fields: [{ field: "slug", message: "Otra serie, o un seguimiento, tiene ya esa dirección" }],
    }),
  described(_series, snapshot) {
    const { title, description } = StoredSeries.parse(snapshot);
    const described = { altText: description, language: "es", type: "series", heightsPx: [], picture: null };
    return { title, ...described, entry: SERIES_FILES.json };
  },
};
