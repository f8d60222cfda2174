/** Charts of Datawrapper that are recovered from where they are published. `GET` tells whether it can be done. */
export const RECOVERED_CHARTS_API_PATH = "/api/recovered-charts";

/** Bounds of what is recovered. */
export const RECOVERED_CHARTS_LIMITS = {
  /** Charts that a person asks for at once. */
  atOnce: 20,
  /** Characters of a list of addresses and embed codes. */
  pasted: 40_000,
  /** Data of a chart, bytes: what Datawrapper takes. */
  dataBytes: 2 * 1024 * 1024,
} as const;
