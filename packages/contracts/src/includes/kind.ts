import { GRAPHIC_STATUSES } from "../graphics/types.ts";
import { recordKind } from "../records/record-kind.ts";
import { INCLUDES_API_PATH } from "./paths.ts";
import { EditInclude, IncludeDetail, RegisterInclude } from "./schemas.ts";

/** Shared fragments, as a kind of record. */
export const INCLUDE_RECORD = recordKind({
  name: "includes",
  path: INCLUDES_API_PATH,
  words: { one: "include", many: "includes", gender: "masculine" },
  section: "i",
  event: "include",
  slug: { start: "include", taken: "Otro include tiene ya esa dirección" },
  scopes: { read: "includes:read", write: "includes:write", publish: "includes:publish" },
  errors: { notFound: "INCLUDE_NOT_FOUND", notLive: "INCLUDE_NOT_LIVE" },
  labels: { title: "Título", slug: "Dirección", status: "Estado", body: "Texto", note: "Nota interna" },
  values: { status: GRAPHIC_STATUSES },
  schemas: { register: RegisterInclude, edit: EditInclude, detail: IncludeDetail },
});
