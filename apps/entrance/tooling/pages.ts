/** The public pages and the file that each becomes. */
export const PAGE_FILES = {
  home: "index.html",
  gate: "gate.html",
  outbox: "outbox.html",
  forbidden: "forbidden.html",
} as const;

/** Name of a public page. */
export type PageName = keyof typeof PAGE_FILES;

/** Names of the public pages, in a fixed order. */
export const PAGE_NAMES = ["home", "gate", "outbox", "forbidden"] as const satisfies readonly PageName[];
