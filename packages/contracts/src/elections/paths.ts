/** Address of the elections. `GET` lists, `POST` adds. */
export const ELECTIONS_API_PATH = "/api/elections";

/** First part of the address of the pages of a night: `/elecciones/{slug}/`. */
export const ELECTION_PAGES_PATH = "/elecciones";

/** Bounds of an election. */
export const ELECTION_LIMITS = {
  title: 120,
  name: 120,
  acronym: 24,
  note: 2000,
  reason: 300,
  /** Lists that the desk shows by name; the rest are «otras». */
  lists: 60,
  blocs: 8,
  /** Headlines that are written before the night, and the length of one. */
  headlines: 20,
  headline: 140,
  /** Constituencies of a law that the desk writes itself. */
  constituencies: 200,
  /** Longest address of a source, characters. */
  url: 500,
  /** A table that is brought, characters. */
  pasted: 8_000_000,
  /** Seconds between two looks at the source. */
  leastSeconds: 10,
  mostSeconds: 600,
  /** Lines of the log of a night that are told at once. */
  log: 100,
} as const;

/** Places where a night is seen: in a rehearsal, by whoever has its link, or by everybody. */
export const NIGHT_PLACES = { rehearsal: "Ensayo", live: "Noche" } as const;

/** Place of a night. */
export type NightPlace = keyof typeof NIGHT_PLACES;
