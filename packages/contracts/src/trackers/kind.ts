import { GRAPHIC_STATUSES } from "../graphics/types.ts";
import { recordKind } from "../records/record-kind.ts";
import { TRACKER_KINDS, TRACKERS_API_PATH } from "./paths.ts";
import { EditTracker, RegisterTracker, TrackerDetail } from "./schemas.ts";

/** Trackers, as a kind of record: mandates, and comparisons of them. */
export const TRACKER_RECORD = recordKind({
  name: "trackers",
  path: TRACKERS_API_PATH,
  words: { one: "seguimiento", many: "seguimientos", gender: "masculine" },
  section: "data",
  event: "tracker",
  slug: {
    start: "seguimiento",
    taken: "Otro seguimiento, o una serie, tiene ya esa dirección",
    namespace: ["series"],
  },
  errors: { notFound: "TRACKER_NOT_FOUND", notLive: "TRACKER_NOT_LIVE" },
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
    license: "Licencia",
    note: "Nota interna",
    settledClaims: "Publicado de todos modos",
    "data.polls.hash": "Huella de las encuestas",
    "data.polls.observations": "Encuestas",
    "data.polls.first": "Primera encuesta",
    "data.polls.last": "Última encuesta",
    "data.polls.sketch": "Línea de la lista",
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
  },
  values: { status: GRAPHIC_STATUSES, kind: TRACKER_KINDS, remakesAverages: { true: "Sí", false: "No" } },
  schemas: { register: RegisterTracker, edit: EditTracker, detail: TrackerDetail },
});
