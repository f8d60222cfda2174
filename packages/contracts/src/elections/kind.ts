import { GRAPHIC_STATUSES } from "../graphics/types.ts";
import { recordKind } from "../records/record-kind.ts";
import { ELECTIONS_API_PATH } from "./paths.ts";
import { EditElection, ElectionDetail, RegisterElection } from "./schemas.ts";

/** Elections, as a kind of record: what is voted, by which law, and where the count of its night comes from. */
export const ELECTION_RECORD = recordKind({
  name: "elections",
  path: ELECTIONS_API_PATH,
  words: { one: "elección", many: "elecciones", gender: "feminine" },
  section: "data",
  event: "election",
  slug: {
    start: "eleccion",
    taken: "Otro dato publicado tiene ya esa dirección",
  },
  scopes: { read: "elections:read", write: "elections:write", publish: "elections:publish" },
  errors: { notFound: "ELECTION_NOT_FOUND", notLive: "ELECTION_NOT_LIVE" },
  labels: {
    title: "Nombre",
    slug: "Dirección",
    status: "Estado",
    vote: "Votación del calendario",
    law: "Ley electoral",
    lists: "Candidaturas",
    blocs: "Bloques",
    headlines: "Titulares",
    average: "Media de encuestas",
    source: "Fuente del recuento",
    everySeconds: "Cada cuántos segundos se mira",
    before: "Resultado anterior",
    description: "Descripción",
    license: "Licencia",
    note: "Nota interna",
  },
  values: { status: GRAPHIC_STATUSES },
  schemas: { register: RegisterElection, edit: EditElection, detail: ElectionDetail },
});
