/** Results of checking an address, with their names for people. */
export const LINK_STATES = {
  unknown: "Sin comprobar",
  alive: "Vivo",
  redirects: "Redirige",
  mixed: "Contenido mixto",
  gone: "No está",
  softgone: "Dice que no existe",
  loops: "Da vueltas",
  tls: "Certificado roto",
  timeout: "Tiempo agotado",
  failing: "Error de servidor",
  unreachable: "No responde",
  closed: "No deja pasar",
  refused: "No se consulta",
} as const;

/** Result of checking an address. */
export type LinkState = keyof typeof LINK_STATES;

/** States in which readers do not get what the address had. */
export const DEAD_LINK_STATES: readonly LinkState[] = [
  "gone",
  "softgone",
  "loops",
  "tls",
  "timeout",
  "failing",
  "unreachable",
];

/** Kinds of destination of an old link now, with their names for people. */
export const LINK_TARGETS = {
  address: "Otra dirección",
  archive: "Captura rescatada",
  page: "Solo una página que lo cuenta",
} as const;

/** Kind of destination of an old link now. */
export type LinkTargetKind = keyof typeof LINK_TARGETS;

/** Limits of old links: characters unless the name says otherwise. */
export const LEGACY_LINK_LIMITS = {
  title: 200,
  url: 2000,
  reason: 1000,
  owner: 120,
  /** Path of a file inside an archive. */
  path: 140,
  /** Links in one page of the list. */
  pageSize: 50,
  /** Links in one order for several. */
  bulkItems: 500,
  importRows: 2000,
  /** Body of an import, bytes. */
  importBytes: 2_097_152,
  /** Bytes that a rescued archive holds, unpacked. */
  archiveBytes: 200_000_000,
} as const;
