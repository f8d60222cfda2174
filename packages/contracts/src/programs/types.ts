/**
 * Scopes of keys, each with the sentence for whoever gives one. A route names one of these, or no key opens it. Stable: keys hold
 * them.
 *
 * @see docs/adr/0145-keys-for-programs.md
 */
export const PROGRAM_SCOPES = {
  "series:read": "Leer las series y sus observaciones",
  "series:write": "Crear series, cambiarlas y traerles observaciones",
  "series:publish": "Publicar series, retirarlas y aprobar lo que espera",
  "graphics:read": "Leer el registro de gráficos y cómo está cada uno",
  "graphics:write": "Crear gráficos y cambiarlos, en borrador",
  "graphics:publish": "Publicar gráficos, retirarlos y volver a una versión anterior",
  "trackers:read": "Leer los seguimientos y sus encuestas",
  "trackers:write": "Crear seguimientos, cambiarlos y traerles encuestas",
  "trackers:publish": "Publicar seguimientos y retirarlos",
  "elections:read": "Leer las elecciones y cómo va cada noche",
  "elections:write": "Crear elecciones, cambiarlas y traerles los resultados anteriores",
  "elections:publish": "Publicar elecciones y retirarlas",
  "includes:read": "Leer los includes",
  "includes:write": "Crear includes y cambiarlos, en borrador",
  "includes:publish": "Publicar includes y retirarlos",
  "map-styles:read": "Leer los estilos de los mapas",
  "map-styles:write": "Crear estilos de mapa y cambiarlos, en borrador",
  "map-styles:publish": "Publicar estilos de mapa, retirarlos y elegir el de la casa",
  "links:read": "Leer los enlaces antiguos y cómo están",
  "links:write": "Apuntar enlaces antiguos, cambiarlos y volver a mirarlos",
  "links:publish": "Publicar la página de un enlace antiguo y retirarla",
  "drops:read": "Ver los archivos con dirección pública",
  "drops:publish": "Poner archivos en una dirección pública, cambiarlos y retirarlos",
  "files:read": "Ver y descargar los archivos",
  "files:write": "Traer archivos y cambiar lo que se dice de ellos",
  "pages:read": "Leer las páginas como Markdown y buscar en ellas",
  "pages:report": "Avisar de lo que falta en una página",
  "search:read": "Buscar entre gráficos, series, archivos y lo demás",
  "jobs:read": "Ver cómo va lo que encarga",
  "assistant:use": "Responder a un asistente, por /mcp",
} as const;

/** Things that scopes are of, by the beginning of their names, in the order in which somebody chooses among them. */
const PROGRAM_SCOPE_AREAS = {
  series: "Series",
  graphics: "Gráficos",
  trackers: "Seguimientos",
  elections: "Elecciones",
  includes: "Includes",
  "map-styles": "Estilos de mapa",
  links: "Enlaces antiguos",
  drops: "Archivos públicos",
  files: "Archivos",
  pages: "Páginas",
  search: "Buscar",
  jobs: "Tareas",
  assistant: "Asistentes",
} as const;

/** Something that a key may be let do. */
export type ProgramScope = keyof typeof PROGRAM_SCOPES;

/** Tells whether a text names something that a key may be let do. */
export const isProgramScope = (text: string): text is ProgramScope => Object.hasOwn(PROGRAM_SCOPES, text);

/** Scopes with the thing that they are of, as somebody chooses among them. */
export const PROGRAM_SCOPE_CHOICES = Object.entries(PROGRAM_SCOPE_AREAS).map(([area, name]) => ({
  name,
  scopes: Object.keys(PROGRAM_SCOPES)
    .filter(isProgramScope)
    .filter((scope) => scope.split(":")[0] === area),
}));

/** Limits of keys and of the accounts of programs. */
export const PROGRAM_LIMITS = {
  /** Characters. */
  name: 80,
  purpose: 200,
  /** Keys of one owner that work. */
  keys: 20,
  /** Accounts of programs. */
  services: 50,
  /** Longest life of a key, days: whoever needs it longer looks once a year whether it still needs it. */
  days: 366,
  /** Calls of one key in a minute; of one address with keys that open nothing, too. */
  callsPerMinute: 300,
  wrongPerMinute: 30,
} as const;

/**
 * Shape of a key: a beginning that scanners of secrets find, thirty letters and figures, and six more that are worked out from those, so that what
 * was copied wrong is known without asking anybody.
 */
export const PROGRAM_KEY_SHAPE = /^nv[kt]_[0-9A-Za-z]{36}$/;
