/** Cases of the dataset of abuses. `GET` lists them, `POST` writes a new one; of one by its id: `GET`, `PUT`. */
export const CASES_API_PATH = "/api/cases";
/** Many rows at once. `POST` to `…/compare` tells what they would change, `POST` takes them in. */
export const CASES_IMPORT_PATH = `${CASES_API_PATH}/import`;
export const CASES_COMPARE_PATH = `${CASES_IMPORT_PATH}/compare`;
/**
 * Published cases, and the changes that the next publication would make. `GET`; `POST` publishes, `POST` to `…/roll-back`. A case is retired by its
 * state.
 */
export const CASES_PUBLICATION_PATH = `${CASES_API_PATH}/publication`;
/** Notes for readers: `PUT` to `…/{number}` keeps one to be read by somebody else, `POST` to `…/{number}/approve` gives a corrected one to readers. */
export const CASES_NOTES_PATH = `${CASES_PUBLICATION_PATH}/notes`;
/** Number under which the note of the next publication is kept. */
export const NEXT_CASES_NOTE = 0;
/** The page that readers would get now. `GET`, HTML. */
export const CASES_PREVIEW_PATH = `${CASES_PUBLICATION_PATH}/preview`;
/** Log of who read which personal fields, and when. `GET`. */
export const CASES_AUDIT_PATH = `${CASES_API_PATH}/audit`;
/** Fictional cases, to try with. `POST` brings them, `DELETE` takes them away. */
export const CASES_EXAMPLES_PATH = `${CASES_API_PATH}/examples`;

/** The group whose people alone know that there are cases. */
export const CASES_GROUP = "investigacion";

/** First part of the addresses of what is published: `/data/abusos/…`. */
export const CASES_SLUG = "abusos";

/** States of a case, in the order in which it goes through them. */
export const CASE_STATES = {
  draft: "Borrador",
  reviewing: "En verificación",
  verified: "Verificado",
  publishable: "Publicable",
  published: "Publicado",
  retired: "Retirado",
} as const;
export type CaseState = keyof typeof CASE_STATES;

/** Progress of a case in courts, of either kind: the only words for it, none of which says more than is known. */
export const CASE_STATUSES = {
  reported: "Denuncia",
  investigated: "Investigado",
  shelved: "Archivado",
  expired: "Prescrito",
  tried: "Juzgado, sin sentencia firme",
  acquitted: "Absuelto",
  convicted: "Condenado por sentencia firme",
  "canonically-sanctioned": "Sancionado por un tribunal canónico",
} as const;
export type CaseStatus = keyof typeof CASE_STATUSES;

export const CASE_CENTRES = {
  school: "Colegio",
  parish: "Parroquia",
  seminary: "Seminario",
  home: "Hogar o residencia",
  camp: "Campamento o convivencia",
  other: "Otro",
} as const;
export type CaseCentre = keyof typeof CASE_CENTRES;

export const CASE_SCOPES = { diocese: "Diócesis", order: "Orden o congregación" } as const;

/** Evidence on which a case rests, from less to more. */
export const CASE_EVIDENCE = {
  testimony: "Un testimonio",
  testimonies: "Varios testimonios que coinciden",
  document: "Un documento",
  ruling: "Una resolución judicial o canónica",
} as const;

/** Roles of people in a case; personal, and never public. */
export const CASE_ROLES = {
  victim: "Víctima",
  accused: "Persona señalada",
  witness: "Testigo",
  contact: "Contacto",
} as const;

/** Provinces that do not exist, for cases that do not either: no fictional case is ever of a real place. */
export const EXAMPLE_PROVINCES = {
  X1: "Provincia Alfa",
  X2: "Provincia Beta",
  X3: "Provincia Gamma",
  X4: "Provincia Delta",
  X5: "Provincia Épsilon",
  X6: "Provincia Zeta",
} as const;

/** Bounds of what is written about cases. Lengths in characters. */
export const CASE_LIMITS = {
  ref: 40,
  scope: 120,
  summary: 400,
  notes: 4000,
  reason: 300,
  /** It quotes each name that it is of: of twenty sources there may be many. */
  nameReason: 2000,
  sources: 20,
  sourceTitle: 200,
  url: 1000,
  people: 30,
  personText: 400,
  victims: 5000,
  earliestDecade: 1930,
  /** Rows of one file. */
  importRows: 20_000,
  /** Cases that the dataset holds. */
  cases: 50_000,
  /** Cases of one answer. */
  page: 50,
} as const;

/** Victims below which a cell of place, decade and kind of centre is not told alone. @see tools.md of the specification, 3.6 */
export const SMALLEST_CELL = 3;
