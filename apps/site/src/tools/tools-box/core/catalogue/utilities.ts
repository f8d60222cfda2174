/** A utility as people look for it. */
export interface UtilityEntry {
  /** Its name in the address of the page; Spanish. */
  readonly id: string;
  readonly name: string;
  /** Sentence about what it does. */
  readonly says: string;
  /** Other words for it. */
  readonly aliases: readonly string[];
}

/** All of them, in the order of the page: words, figures, days, tables, places, drawing, addresses. */
export const UTILITIES = [
  {
    id: "slug",
    name: "Slug",
    says: "La última parte de una dirección, desde un titular.",
    aliases: ["url de una noticia", "dirección", "permalink", "nombre de archivo", "quitar tildes"],
  },
  {
    id: "caracteres",
    name: "Caracteres por red",
    says: "Cuánto mide un texto en cada red y en el texto alternativo.",
    aliases: [
      "contador de caracteres",
      "contar palabras",
      "tuit",
      "longitud de un texto",
      "límite de x",
      "bluesky",
      "instagram",
    ],
  },
  {
    id: "numeros",
    name: "Número a la española",
    says: "Una cifra como se escribe en el texto, en una tabla y en código.",
    aliases: ["formato de números", "miles", "decimales", "millones", "cifras", "formatear"],
  },
  {
    id: "porcentajes",
    name: "Porcentajes",
    says: "Qué parte es, cuánto es y cuánto era antes.",
    aliases: ["tanto por ciento", "regla de tres", "uno de cada", "calculadora de porcentajes"],
  },
  {
    id: "variacion",
    name: "Variación y puntos",
    says: "Cuánto sube o baja: en porcentaje o en puntos.",
    aliases: ["puntos porcentuales", "subida", "bajada", "incremento", "diferencia", "crecimiento"],
  },
  {
    id: "ipc",
    name: "Deflactor (IPC)",
    says: "Euros de entonces en euros de otro mes.",
    aliases: ["deflactar", "inflación", "euros constantes", "precios", "ipc", "actualizar un importe"],
  },
  {
    id: "tasa",
    name: "Por habitante",
    says: "Casos por cada 100.000 habitantes.",
    aliases: ["per cápita", "tasa", "incidencia", "por cada 100.000", "por cada mil"],
  },
  {
    id: "fechas",
    name: "Fechas y plazos",
    says: "Los días entre dos fechas, o qué día acaba un plazo.",
    aliases: ["días entre fechas", "calculadora de fechas", "plazo", "días laborables", "qué día cae", "cuántos días"],
  },
  {
    id: "edad",
    name: "Edad",
    says: "Los años de alguien el día de los hechos.",
    aliases: ["años de una persona", "fecha de nacimiento", "cumpleaños", "calcular edad"],
  },
  {
    id: "tablas",
    name: "CSV, JSON y TSV",
    says: "Una tabla de una forma a otra.",
    aliases: ["csv a json", "json a csv", "convertir csv", "tsv", "punto y coma", "tabuladores"],
  },
  {
    id: "excel",
    name: "Limpiar lo pegado de Excel",
    says: "Sin espacios raros, filas vacías ni miles con punto.",
    aliases: ["excel", "hoja de cálculo", "limpiar tabla", "google sheets", "celdas"],
  },
  {
    id: "cruce",
    name: "Probar un cruce",
    says: "Qué filas de dos tablas casan, con tildes o sin ellas.",
    aliases: ["join", "unir tablas", "buscarv", "vlookup", "merge", "casar nombres"],
  },
  {
    id: "diferencias",
    name: "Diferencias entre dos tablas",
    says: "Qué filas y casillas han cambiado.",
    aliases: ["diff", "comparar csv", "comparar tablas", "qué ha cambiado"],
  },
  {
    id: "coordenadas",
    name: "Coordenadas",
    says: "Decimales, grados, UTM, Mercator y Google Maps.",
    aliases: ["latitud", "longitud", "grados minutos segundos", "google maps", "mercator", "grados a utm", "gps"],
  },
  {
    id: "utm",
    name: "UTM",
    says: "Los metros de un huso, en grados, y al revés.",
    aliases: ["coordenadas utm", "utm a decimal", "huso", "etrs89", "ed50", "epsg 25830"],
  },
  {
    id: "ine",
    name: "Códigos del INE",
    says: "El código de un municipio, o su nombre por el código.",
    aliases: ["código ine", "código de municipio", "código de provincia", "comunidad autónoma", "dígito de control"],
  },
  {
    id: "contraste",
    name: "Contraste y daltonismo",
    says: "Si dos colores se leen y se distinguen.",
    aliases: ["color", "wcag", "accesibilidad", "daltonismo", "hexadecimal", "rgb", "hsl"],
  },
  {
    id: "medidas",
    name: "Píxeles y milímetros",
    says: "Una medida de pantalla en papel, y al revés.",
    aliases: ["px a mm", "mm a px", "pulgadas", "puntos", "dpi", "ppp", "resolución", "centímetros"],
  },
  {
    id: "codificar",
    name: "Base64 y URL",
    says: "Un texto como lo llevan las direcciones, y al revés.",
    aliases: ["base64", "urlencode", "decodificar", "percent encoding", "escapar"],
  },
  {
    id: "marco",
    name: "Probar un marco",
    says: "Qué enmarca un código, qué altura pide y una página para verlo.",
    aliases: ["iframe", "embed", "incrustado", "altura", "postmessage", "mensajes"],
  },
  { id: "qr", name: "Código QR", says: "El QR de una dirección, en SVG.", aliases: ["qr", "código de barras", "bidi"] },
  {
    id: "campana",
    name: "Enlace de campaña",
    says: "Una dirección que dice de dónde viene la visita.",
    aliases: ["utm_source", "enlace utm", "parámetros utm", "campaña", "google analytics", "audiencia"],
  },
] as const satisfies readonly UtilityEntry[];

/** Name of a utility in the address. */
export type UtilityId = (typeof UTILITIES)[number]["id"];

/** The utility of an address; `undefined` for what is none. */
export function utilityOf(id: string): (typeof UTILITIES)[number] | undefined {
  return UTILITIES.find((entry) => entry.id === id);
}
