import type { FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import type { FigureConfig } from "./config.ts";
import { drawnValues } from "./draw/drawn-values.ts";
import { MOST_COLOURS, MOST_GREYS } from "./draw/paint.ts";
import { readX } from "./draw/read-x.ts";
import { seriesOf } from "./draw/series-of.ts";
import { MOST } from "./figure-parts.ts";
import { figureKindNamed } from "./kinds/listed-kinds.ts";
import { refusal } from "./kinds/refusal.ts";
import { clashingColumns } from "./units.ts";

const HOW_WRITTEN = {
  date: "no es un día: escríbelo como 2026-11-23",
  number: "no es un número",
  text: "",
} as const;

function rowProblems({ data }: FigureConfig): readonly FieldProblem[] {
  const { kind } = data.x;
  const seen = new Set<string>();
  let before = Number.NEGATIVE_INFINITY;
  const found: FieldProblem[] = [];
  for (const [at, { x, values }] of data.rows.entries()) {
    const field = `data.rows.${at}.x`;
    const place = readX(x, kind);
    if (kind !== "text" && place === null) found.push({ field, message: `«${x}» ${HOW_WRITTEN[kind]}` });
    else if (seen.has(x)) found.push({ field, message: `«${x}» está dos veces` });
    else if (place !== null && place < before)
      found.push({ field, message: `«${x}» va antes que la fila de encima: ordena la tabla` });
    if (values.length !== data.columns.length)
      found.push({
        field: `data.rows.${at}.values`,
        message: `La fila tiene ${values.length} valores y la tabla ${data.columns.length} columnas`,
      });
    seen.add(x);
    before = place ?? before;
  }
  return found;
}

/** Observations in no row that are nowhere on the axis, or of no column. */
function dotProblems({ data }: FigureConfig): readonly FieldProblem[] {
  const { columns, dots = [], x } = data;
  const wrong = dots.findIndex(
    (dot) => dot.column >= columns.length || (x.kind !== "text" && readX(dot.x, x.kind) === null),
  );
  if (wrong === -1) return [];
  return [
    { field: `data.dots.${wrong}.x`, message: "La observación suelta no es de ninguna columna, o no está en el eje" },
  ];
}

function columnProblems({ data }: FigureConfig): readonly FieldProblem[] {
  const names = data.columns.map(({ name }) => name);
  return data.columns.flatMap(({ name, role }, at): readonly FieldProblem[] => {
    if (at === 0 && role !== "value")
      return [{ field: "data.columns.0.role", message: "La primera columna es una serie: los márgenes van detrás" }];
    return names.indexOf(name) === at
      ? []
      : [{ field: `data.columns.${at}.name`, message: `«${name}» está dos veces` }];
  });
}

function edgeProblems({ data }: FigureConfig): readonly FieldProblem[] {
  return seriesOf(data).flatMap(({ column, low, high, values }): readonly FieldProblem[] => {
    const field = `data.columns.${column}.role`;
    if ((low === null) !== (high === null))
      return [{ field, message: "Un margen necesita sus dos columnas: la de abajo y la de arriba" }];
    if (low === null || high === null) return [];
    const wrong = values.findIndex((_value, at) => {
      const [bottom, top] = [low[at] ?? null, high[at] ?? null];
      return bottom !== null && top !== null && bottom > top;
    });
    if (wrong === -1) return [];
    return [{ field: `data.rows.${wrong}.values`, message: "El margen de abajo es mayor que el de arriba" }];
  });
}

/** Lists what a kind of figure cannot show of its table. */
function kindProblems(config: FigureConfig): readonly FieldProblem[] {
  const { data, scale, style } = config;
  const kind = figureKindNamed(config.kind);
  const series = seriesOf(data);
  if (series.length === 0 || data.rows.length === 0) return [];
  const own = kind.problems(config);
  if (own.length > 0) return own;
  const main = series.filter(({ look }) => look === "main").length;
  const [most, what] = style === "papel" ? [MOST_GREYS, "grises"] : [MOST_COLOURS, "colores"];
  if (kind.isBySeries && main > most)
    return refusal(`Se distinguen ${most} ${what}: pon las demás series como «de comparación»`);
  const clash = kind.hasUnit && config.series === "" ? clashingColumns(config) : null;
  if (clash !== null)
    return refusal(
      `«${clash[0]}» y «${clash[1]}» están en unidades distintas y no caben en un mismo eje: quita una, usa una dispersión o di en «Unidad» la de todas`,
    );
  if (scale === "log" && kind.hasScale && drawnValues(series).some((value) => value <= 0))
    return [{ field: "scale", message: "Una escala logarítmica no llega a cero: todos los valores deben ser mayores" }];
  return [];
}

function notePlaceProblem({ data }: FigureConfig, text: string): string {
  if (text === "") return "Falta dónde";
  // A series tells its days when it is drawn.
  if (data.rows.length === 0) return "";
  if (data.x.kind === "text") return data.rows.some(({ x }) => x === text) ? "" : `No hay ninguna fila «${text}»`;
  const place = readX(text, data.x.kind);
  if (place === null) return `«${text}» ${HOW_WRITTEN[data.x.kind]}`;
  const places = data.rows.map(({ x }) => readX(x, data.x.kind) ?? place);
  return place < Math.min(...places) || place > Math.max(...places) ? "Queda fuera de los datos" : "";
}

function noteProblems(config: FigureConfig): readonly FieldProblem[] {
  const seen = new Set<string>();
  const ownKind = figureKindNamed(config.kind);
  return config.notes.flatMap((note, at): readonly FieldProblem[] => {
    const say = (part: string, message: string) => (message === "" ? [] : [{ field: `notes.${at}${part}`, message }]);
    const isTwice = seen.has(note.id);
    seen.add(note.id);
    if (isTwice) return say("", "Está dos veces: quita una");
    if (!ownKind.hasNotes(config)) return say("", "Esta clase de gráfico no lleva notas: quítala");
    const { kind, x, to, y } = note;
    const hasLevel = kind === "level" || kind === "point";
    const missing = hasLevel && y === null ? say(".y", "Falta el valor") : [];
    const isBelow = hasLevel && y !== null && y <= 0 && config.scale === "log" && ownKind.hasScale;
    const low = isBelow ? say(".y", "Una escala logarítmica no llega a cero") : [];
    if (kind === "level") return [...missing, ...low];
    const ends = kind === "span" ? say(".to", notePlaceProblem(config, to)) : [];
    return [...missing, ...low, ...say(".x", notePlaceProblem(config, x)), ...ends];
  });
}

/** Lists the problems of a figure that no schema sees. */
export function figureRules(config: FigureConfig): readonly FieldProblem[] {
  const { data } = config;
  const count = data.rows.length * data.columns.length;
  const heavy = `La tabla tiene ${formatNumber(count)} valores y caben ${formatNumber(MOST.values)}: quita columnas o agrupa filas`;
  const tooMany = count > MOST.values ? [{ field: "data.rows", message: heavy }] : [];
  const table = [...tooMany, ...columnProblems(config), ...rowProblems(config), ...dotProblems(config)];
  // What is drawn is judged once there is a table to draw.
  return table.length > 0 ? table : [...edgeProblems(config), ...kindProblems(config), ...noteProblems(config)];
}

/** Lists what keeps a figure from being published, though not from being kept while it is made. */
export function figureFileRules(config: FigureConfig): readonly FieldProblem[] {
  const hasValue = seriesOf(config.data).some(({ values }) => values.some((value) => value !== null));
  if (!hasValue) return [{ field: "data.rows", message: "Todavía no hay datos: pega una tabla" }];
  return figureKindNamed(config.kind).fileProblems(config);
}
