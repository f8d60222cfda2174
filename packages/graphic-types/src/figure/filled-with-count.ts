import { type CountColumn, type CountRow, countTable } from "@nv/elections";
import type { PublishedData } from "../capabilities.ts";
import { FieldError } from "../field-error.ts";
import { saidOfCount } from "../said-of-count.ts";
import type { FigureConfig } from "./config.ts";

/** Longest name of a column, characters. */
const NAME_LENGTH = 90;

type Count = Extract<PublishedData, { readonly kind: "count" }>;

/** The columns of a count that a figure draws: those that it names, or the usual ones. */
function columnsOf(
  { data }: FigureConfig,
  all: readonly CountColumn[],
  usual: readonly string[],
): readonly FigureConfig["data"]["columns"][number][] {
  const named = data.columns.filter(({ key }) => key !== "");
  const unknown = named.find(({ key }) => all.every((column) => column.key !== key));
  if (unknown !== undefined)
    throw new FieldError(
      "series",
      `Ese recuento no tiene la columna «${unknown.key}»: tiene ${all.map(({ key }) => key).join(", ")}`,
    );
  if (named.length > 0) return named;
  return all
    .filter(({ key }) => usual.includes(key))
    .map(({ key, name }) => ({ key, name: name.slice(0, NAME_LENGTH), role: "value", look: "main" }));
}

/** Name of the seats that no counted vote gives anybody yet: half of the others are no majority. */
const NOT_GIVEN = "Sin repartir";

/** Lists that sit in a chamber, from left to right as the desk wrote the lists, and the seats that are nobody's yet. */
function chamberRows(rows: readonly CountRow[], place: number, seats: number): readonly CountRow[] {
  const seated = rows.filter(({ values }) => (values[place] ?? 0) > 0).toSorted((one, other) => one.seat - other.seat);
  const left = seats - seated.reduce((sum, { values }) => sum + (values[place] ?? 0), 0);
  const values = Array.from({ length: place + 1 }, () => left);
  return left > 0 ? [...seated, { name: NOT_GIVEN, values, first: "", seat: rows.length }] : seated;
}

/** Whether a row has a figure besides nought in one of the columns that are drawn. */
const hasFigure =
  (places: readonly number[]) =>
  ({ values }: CountRow): boolean =>
    places.some((place) => (values[place] ?? 0) !== 0);

/** Value on which all columns agree, and otherwise nothing. */
const common = <Value>(values: readonly Value[], otherwise: Value): Value =>
  values.every((value) => value === values[0]) ? (values[0] ?? otherwise) : otherwise;

/**
 * A figure of the count of an election with the table that it has now. How far it is counted and of when it is goes out above the drawing, unless
 * somebody wrote something there; below it then.
 *
 * @throws {FieldError} For a part or a column that the count does not have, and before the first vote.
 */
export function filledWithCount(config: FigureConfig, { count, part }: Count): FigureConfig {
  const table = countTable(count, part);
  if (table === null) throw new FieldError("series", `El recuento de «${count.title}» no tiene la parte «${part}»`);
  if (count.takenAtMs === null) throw new FieldError("series", `«${count.title}» no tiene todavía votos contados`);
  const columns = columnsOf(config, table.columns, table.usual);
  const places = columns.map(({ key }) => table.columns.findIndex((column) => column.key === key));
  const drawn = places.flatMap((place) => table.columns[place] ?? []);
  const { format, kind, paints = [] } = config;
  const isChamber = kind === "hemicycle";
  const area = [count.total, ...count.constituencies].find(({ code }) => code === part) ?? count.total;
  const shown = isChamber ? chamberRows(table.rows, places[0] ?? 0, area.seats) : table.rows.filter(hasFigure(places));
  return {
    ...config,
    ...saidOfCount(config, count, table),
    ...(isChamber && { paints: [...paints, { name: NOT_GIVEN, paint: "quiet" as const }] }),
    format: {
      unit:
        format.unit ||
        common(
          drawn.map(({ unit }) => unit),
          "",
        ),
      decimals: common(
        drawn.map(({ decimals }) => decimals),
        format.decimals,
      ),
    },
    data: {
      x: { ...config.data.x, name: config.data.x.name || table.rowsAre, kind: "text" },
      columns: columns.map((column, at) => ({ ...column, unit: column.unit || drawn[at]?.unit || "" })),
      rows: shown.map(({ name, values }) => ({
        x: name,
        values: places.map((place) => values[place] ?? null),
      })),
    },
  };
}
