import { formatCount } from "@nv/spanish";
import { type Frequency, frequencyOf, type PlainTable } from "@nv/tables";

const RHYTHMS: Readonly<Record<Frequency["every"], string>> = {
  day: "una fila al día",
  week: "una fila a la semana",
  month: "una fila al mes",
  quarter: "una fila al trimestre",
  semester: "una fila al semestre",
  year: "una fila al año",
};

/** Tells how often there is a row, and how many are missing; nothing where there is no rhythm. */
function rhythmOf(plain: PlainTable): readonly string[] {
  const frequency = frequencyOf(plain);
  if (frequency === null) return [];
  const { every, isOfWorkdays, gaps } = frequency;
  const rhythm = isOfWorkdays ? "una fila cada día laborable" : RHYTHMS[every];
  if (gaps === 0) return [rhythm];
  return [`${rhythm}, ${gaps === 1 ? "falta una" : `faltan ${formatCount(gaps, "", "", "feminine").trim()}`}`];
}

/** Tells in a line how a table was understood. */
export function readingSummary(plain: PlainTable): string {
  const { roles, asides, flags, asked } = plain;
  const heads = [...roles].flatMap(([number, role]) => (role === "head" ? [number] : []));
  const names = `${heads.length === 1 ? "nombres en la fila" : "nombres en las filas"} ${heads.join(", ")}`;
  const marked = flags.filter(({ hasFigure }) => hasFigure).length;
  return [
    names,
    ...rhythmOf(plain),
    ...(asides.length > 0 ? [`${formatCount(asides.length, "fila", "filas", "feminine")} fuera de los datos`] : []),
    ...(marked > 0 ? [`${formatCount(marked, "cifra", "cifras", "feminine")} con marca`] : []),
    ...(asked.length > 0
      ? [formatCount(asked.length, "pregunta sin contestar", "preguntas sin contestar", "feminine")]
      : []),
  ].join(" · ");
}
