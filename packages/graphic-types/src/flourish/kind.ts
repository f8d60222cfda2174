/** A chart or a story of Flourish. */
export const flourishKind = { name: "flourish", label: "Flourish" } as const;
