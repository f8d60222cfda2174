import type { FieldProblem, SeriesColumn, SeriesFields, SeriesRule } from "@nv/contracts/schemas";
import { broughtColumns, isOfPercent } from "./transforms.ts";

/** Fields of a series that are judged: a person's words are the schema's to judge. */
export type JudgedSeries = Pick<
  SeriesFields,
  "columns" | "transforms" | "rules" | "origin" | "source" | "needsOwnSource" | "calendar" | "target"
>;

const problem = (field: string, message: string): FieldProblem => ({ field, message });

/** Columns that a rule names, each by its field in the form. */
function namedBy(rule: SeriesRule): readonly (readonly [field: string, column: string])[] {
  switch (rule.kind) {
    case "range":
    case "jump":
    case "monotony":
    case "revised":
      return [["column", rule.column]];
    case "totals":
      return [
        ...rule.columns.map((column, at) => [`columns.${at}`, column] as const),
        ...("column" in rule.total ? [["total.column", rule.total.column] as const] : []),
      ];
    case "missing":
    case "fresh":
    case "past":
      return [];
  }
}

function ruleFaults(rule: SeriesRule, at: number, figures: ReadonlySet<string>): readonly FieldProblem[] {
  const unknown = namedBy(rule)
    .filter(([, column]) => !figures.has(column))
    .map(([field]) => problem(`rules.${at}.${field}`, "Elige una columna de cifras de la serie"));
  if (rule.kind !== "range") return unknown;
  const { least, most } = rule;
  if (least === null && most === null) return [...unknown, problem(`rules.${at}.least`, "Escribe al menos un límite")];
  if (least !== null && most !== null && least > most)
    return [...unknown, problem(`rules.${at}.most`, "El límite de arriba es menor que el de abajo")];
  return unknown;
}

function columnFaults(columns: readonly SeriesColumn[]): readonly FieldProblem[] {
  return columns.flatMap(({ key, kind, isKey }, at) => [
    ...(columns.findIndex((other) => other.key === key) < at
      ? [problem(`columns.${at}.key`, "Otra columna tiene ya ese nombre")]
      : []),
    ...(isKey && kind === "number"
      ? [problem(`columns.${at}.isKey`, "Una cifra no distingue observaciones: usa un texto o una fecha")]
      : []),
  ]);
}

/** A column is worked out once, from one that was brought or worked out before it. */
function transformFaults(
  { transforms, columns }: Pick<JudgedSeries, "transforms" | "columns">,
  figures: ReadonlySet<string>,
): readonly FieldProblem[] {
  const brought = new Set(broughtColumns({ transforms, columns }).map(({ key }) => key));
  const percentages = new Set(columns.filter(({ unit }) => isOfPercent(unit)).map(({ key }) => key));
  return transforms.flatMap(({ kind, column, of }, at) => {
    const earlier = transforms.slice(0, at).map((one) => one.column);
    const isKnown = figures.has(of) && (brought.has(of) || earlier.includes(of));
    return [
      ...(figures.has(column) ? [] : [problem(`transforms.${at}.column`, "Elige una columna de cifras de la serie")]),
      ...(earlier.includes(column) ? [problem(`transforms.${at}.column`, "Esa columna ya se calcula")] : []),
      ...(isKnown ? [] : [problem(`transforms.${at}.of`, "Elige una columna de cifras que llegue, o calculada antes")]),
      ...(kind === "points" && isKnown && !percentages.has(of)
        ? [problem(`transforms.${at}.of`, "Entre cifras que no son porcentajes no hay puntos: su unidad no es %")]
        : []),
    ];
  });
}

/** Lists the problems that keep a series from being saved, beside the field that each is of. */
export function seriesFaults(series: JudgedSeries): readonly FieldProblem[] {
  const { columns, transforms, rules, origin, source, needsOwnSource, calendar, target } = series;
  const figures = new Set(columns.filter(({ kind }) => kind === "number").map(({ key }) => key));
  const isRound = origin.kind === "datawrapper" && target.kind === "datawrapper" && origin.chart === target.chart;
  const isUnread = "column" in origin && !figures.has(origin.column);
  const isTwice = "column" in origin && transforms.some(({ column }) => column === origin.column);
  return [
    ...columnFaults(columns),
    ...(figures.size === 0 ? [problem("columns", "Hace falta una columna de cifras")] : []),
    ...transformFaults(series, figures),
    ...rules.flatMap((rule, at) => ruleFaults(rule, at, figures)),
    ...(isUnread ? [problem("origin.column", "Elige una columna de cifras de la serie")] : []),
    ...(isTwice ? [problem("origin.column", "Esa columna se calcula: elige la que llega")] : []),
    ...(!needsOwnSource && source.name === "" ? [problem("source.name", "Falta la fuente")] : []),
    ...(!needsOwnSource && source.url === "" ? [problem("source.url", "Falta la dirección de la fuente")] : []),
    ...(isRound ? [problem("target.chart", "De ese gráfico salen los datos: elige otro")] : []),
    ...(origin.kind === "manual" && calendar.kind !== "none"
      ? [problem("calendar.kind", "Lo que se pega o se sube no tiene calendario")]
      : []),
  ];
}
