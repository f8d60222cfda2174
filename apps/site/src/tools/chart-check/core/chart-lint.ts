import { foldLoosely } from "@nv/spanish";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";

/** The record of a chart, as far as it is read before readers see it. */
export interface ChartRecord {
  /** Title that readers see above the chart. */
  readonly title: string;
  readonly intro: string;
  readonly source: string;
  readonly alt: string;
  readonly notes: string;
  /** Language of figures and dates, `es-ES`. */
  readonly language: string;
}

const LONGEST_TITLE = 90;
const LONGEST_INTRO = 200;
const SHORTEST_ALT = 40;

function objectAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce(objectAt, value);
  return typeof found === "string" ? found.replace(/<[^>]+>/g, "").trim() : "";
}

/**
 * Reads the record that Datawrapper's API gives for a chart.
 *
 * @returns `null` when the text is not such a record.
 */
export function readChartRecord(json: string): ChartRecord | null {
  let chart: unknown;
  try {
    chart = JSON.parse(json);
  } catch {
    return null;
  }
  if (objectAt(chart, "metadata") === undefined) return null;
  return {
    title: textAt(chart, "title"),
    intro: textAt(chart, "metadata", "describe", "intro"),
    source: textAt(chart, "metadata", "describe", "source-name"),
    alt: textAt(chart, "metadata", "describe", "aria-description"),
    notes: textAt(chart, "metadata", "annotate", "notes"),
    language: textAt(chart, "language"),
  };
}

function titleFindings(title: string): Finding[] {
  if (title === "") return [fault("Falta el título.")];
  return [
    ...(title.length > LONGEST_TITLE
      ? [fault(`El título tiene ${title.length} caracteres: más de ${LONGEST_TITLE} no caben en dos líneas de móvil.`)]
      : []),
    ...(/\.$/.test(title) ? [advice("El título acaba en punto: se quita.")] : []),
    ...(/[A-ZÁÉÍÓÚÑ]{6,}\s+[A-ZÁÉÍÓÚÑ]{4,}/.test(title)
      ? [advice("El título va en mayúsculas: se lee peor y las siglas no se ven.")]
      : []),
    ...(/\d,\d{3}\b|\d\.\d{1,2}\b(?!\.)/.test(title)
      ? [advice("Hay una cifra con punto decimal o coma de millares: revísala.")]
      : []),
  ];
}

function altFindings(alt: string): Finding[] {
  if (alt === "") return [fault("Falta la descripción para lectores de pantalla (Alternative description).")];
  if (alt.length < SHORTEST_ALT) return [advice("La descripción es muy corta: di qué gráfico es y qué se ve en él.")];
  return /^(?:gráfico|imagen|mapa) (?:de|sobre)\b.{0,30}$/i.test(alt)
    ? [advice("La descripción dice de qué va, y no qué se ve.")]
    : [];
}

/** Says what a chart's record still needs by the house's rules. */
export function lintChart(record: ChartRecord): readonly Finding[] {
  const { title, intro, source, alt, language } = record;
  const findings = [
    ...titleFindings(title),
    ...(intro.length > LONGEST_INTRO
      ? [advice(`La entradilla tiene ${intro.length} caracteres: lo que sobra va al texto de la noticia.`)]
      : []),
    ...(source === "" ? [fault("Falta la fuente.")] : []),
    ...(/^(?:fuente|source)\s*:/i.test(source)
      ? [advice("La fuente ya lleva delante la palabra «Fuente»: saldría dos veces.")]
      : []),
    ...(/^(?:https?:|www\.)/i.test(source)
      ? [advice("La fuente es una dirección: pon el nombre, y la dirección en su enlace.")]
      : []),
    ...(/elaboración propia$/i.test(source) && source.length < 20
      ? [advice("«Elaboración propia», ¿con datos de quién?")]
      : []),
    ...altFindings(alt),
    ...(language === "es-ES"
      ? []
      : [fault(`El idioma es «${language || "ninguno"}»: con es-ES las cifras llevan coma decimal.`)]),
  ];
  return findings.some(({ level }) => level === "fault")
    ? findings
    : [...findings, fine("No le falta nada de lo obligatorio.")];
}

/** Pattern of the house's names of charts: day, section and subject, `20261120_economia_ipc`. */
const NAME = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])_[a-z]+_[a-z0-9-]+$/;

/**
 * Writes a name for a chart's folder or file.
 *
 * @param parts.day - `2026-11-20`.
 * @returns Empty when a part is missing or the day is none.
 */
export function chartName({
  day,
  section,
  subject,
}: {
  readonly day: string;
  readonly section: string;
  readonly subject: string;
}): string {
  const name = [
    day.replaceAll("-", ""),
    foldLoosely(section).replace(/[^a-z]/g, ""),
    foldLoosely(subject)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  ].join("_");
  return NAME.test(name) ? name : "";
}
