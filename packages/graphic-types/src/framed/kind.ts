/** Content of somebody else's that is none of those that are known. */
export const externalKind = { name: "external", label: "Externo" } as const;

/** A map of somebody else's. */
export const mapKind = { name: "map", label: "Mapa" } as const;

/** A story of somebody else's that is told while one scrolls. */
export const scrollyKind = { name: "scrolly", label: "Scrolly" } as const;
