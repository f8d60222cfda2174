import { GRAPHIC_STATUSES } from "../graphics/types.ts";
import { recordKind } from "../records/record-kind.ts";
import { SERIES_API_PATH, SERIES_MODES, SERIES_ORIGINS, SERIES_PERIODS } from "./paths.ts";
import { EditSeries, RegisterSeries, SeriesDetail } from "./schemas.ts";

/** Series of dated observations, as a kind of record. */
export const SERIES_RECORD = recordKind({
  name: "series",
  path: SERIES_API_PATH,
  words: { one: "serie", many: "series", gender: "feminine" },
  section: "data",
  event: "series",
  slug: {
    start: "serie",
    taken: "Otra serie, o un seguimiento, tiene ya esa dirección",
  },
  scopes: { read: "series:read", write: "series:write", publish: "series:publish" },
  errors: { notFound: "SERIES_NOT_FOUND", notLive: "SERIES_NOT_LIVE" },
  labels: {
    title: "Nombre",
    slug: "Dirección",
    status: "Estado",
    data: "Datos",
    description: "Descripción",
    license: "Licencia",
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
    "data.hash": "Huella de las observaciones",
    "data.observations": "Observaciones",
    "data.first": "Primera fecha",
    "data.last": "Última fecha",
    "data.sketch": "Línea de la lista",
    "data.used": "Series con que se calcula",
    "source.name": "Fuente",
    "source.url": "Dirección de la fuente",
    "origin.kind": "De dónde salen",
  },
  values: {
    status: GRAPHIC_STATUSES,
    period: SERIES_PERIODS,
    mode: SERIES_MODES,
    needsOwnSource: { true: "Sí", false: "No" },
    "origin.kind": SERIES_ORIGINS,
  },
  schemas: { register: RegisterSeries, edit: EditSeries, detail: SeriesDetail },
});
