/** Trackers of mandates, and comparisons of them. `GET` lists, `POST` adds. */
export const TRACKERS_API_PATH = "/api/trackers";

/** First part of the address of every published tracker: `/data/{slug}/latest.json`, `/data/{slug}/latest.csv`, as of series. */
export const TRACKERS_PATH = "/data";

/** Kinds of tracker. */
export const TRACKER_KINDS = {
  mandate: "Un mandato",
  average: "Una media de encuestas",
  comparison: "Mandatos comparados",
} as const;

/** Names that a table of polls has for what every poll has. No series of an average may take them. */
export const POLL_FIELDS = [
  ...["house", "start", "end", "sample", "mode", "population"],
  ...["client", "address", "universe", "sampling", "error", "questions"],
] as const;

/** Bounds of a tracker. */
export const TRACKER_LIMITS = {
  title: 120,
  name: 120,
  question: 300,
  note: 2000,
  /** Longest reason why two questions ask the same. */
  reason: 300,
  polls: 5000,
  events: 300,
  /** Mandates side by side: more greys are not told apart. */
  members: 8,
  /** Answers or parties that are averaged together. */
  series: 12,
  seriesName: 60,
  /** Tables whose columns are remembered, the last ones. */
  mappings: 200,
  /** Houses that are named as those whose leans sum to zero. */
  houses: 40,
  /** Most that may be pasted at once, characters. */
  pasted: 2_000_000,
  /** Rows that are taken away at once. */
  removed: 500,
} as const;
