import { GRAPHIC_STATUSES } from "../graphics/types.ts";
import { recordKind } from "../records/record-kind.ts";
import { LEGACY_LINKS_API_PATH } from "./paths.ts";
import { EditLegacyLink, LegacyLinkSummary, RegisterLegacyLink } from "./schemas.ts";
import { LINK_TARGETS } from "./types.ts";

/** Old links, as a kind of record. */
export const LEGACY_LINK_RECORD = recordKind({
  name: "legacy-links",
  path: LEGACY_LINKS_API_PATH,
  words: { one: "enlace", many: "enlaces antiguos", gender: "masculine" },
  section: "l",
  event: "legacy-link",
  slug: { start: "enlace", taken: "Otro enlace tiene ya esa página" },
  scopes: { read: "links:read", write: "links:write", publish: "links:publish" },
  errors: { notFound: "LEGACY_LINK_NOT_FOUND", notLive: "LEGACY_LINK_NOT_LIVE" },
  labels: {
    title: "Qué era",
    source: "Dirección antigua",
    target: "Qué hay ahora",
    slug: "Página",
    status: "Estado",
    publishedOn: "Publicado",
    reason: "Motivo",
    owner: "Responsable",
    copyUrl: "Otra copia",
    "target.kind": "Qué hay ahora",
    "target.url": "Dirección nueva",
    "target.fileId": "Carpeta comprimida",
    "target.start": "Página que se abre",
  },
  values: { status: GRAPHIC_STATUSES, "target.kind": LINK_TARGETS },
  schemas: { register: RegisterLegacyLink, edit: EditLegacyLink, detail: LegacyLinkSummary },
});
