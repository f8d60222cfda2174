import { DROPS_API_PATH } from "../files/paths.ts";
import { GRAPHIC_STATUSES } from "../graphics/types.ts";
import { recordKind } from "../records/record-kind.ts";
import { DROP_DAYS, DropSummary, RegisterDrop, ReplaceDrop } from "./schemas.ts";

/** Files at public addresses, as a kind of record. */
export const DROP_RECORD = recordKind({
  name: "drops",
  path: DROPS_API_PATH,
  words: { one: "archivo", many: "archivos públicos", gender: "masculine" },
  section: "d",
  event: "drop",
  slug: { start: "archivo", taken: "Otro archivo tiene ya esa dirección" },
  // A file is at its address as soon as it is registered.
  scopes: { read: "drops:read", write: "drops:publish", publish: "drops:publish" },
  errors: { notFound: "DROP_NOT_FOUND", notLive: "DROP_NOT_LIVE" },
  labels: {
    title: "Nombre",
    slug: "Dirección",
    status: "Estado",
    days: "Duración",
    sizeBytes: "Tamaño",
    path: "Archivo",
  },
  values: { status: GRAPHIC_STATUSES, days: DROP_DAYS },
  schemas: { register: RegisterDrop, edit: ReplaceDrop, detail: DropSummary },
});
