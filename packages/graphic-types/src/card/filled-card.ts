import type { Cited } from "@nv/contracts/schemas";
import { formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import { FieldError } from "../field-error.ts";
import type { CardConfig, CardValue } from "./config.ts";

/** A unit as short as a sign stands beside its figure; a longer one below it. */
const SIGN_LENGTH = 2;

/** The templates with numbers, and how many. */
const NUMBERS: Readonly<Partial<Record<CardConfig["template"], number>>> = { dato: 1, comparacion: 2 };

/** Word above a card with figures of a rehearsal. */
const REHEARSAL = "Ensayo: no es de verdad";

/** Number as a source gives it. */
interface SaidNumber {
  readonly value: CardValue;
  /** Source of the number, and time that it is of. */
  readonly source: string;
  readonly isRehearsal: boolean;
}

/** Reads a number where it was published. @throws {FieldError} When it is not there. */
function numberIn(cited: Cited, value: CardValue, at: number): SaidNumber {
  const fail = (part: string, message: string): never => {
    throw new FieldError(`values.${at}.${part}`, message);
  };
  if (cited.columns.length === 0) return fail("source", cited.otherwise);
  const named = cited.columns.findIndex(({ key }) => key === value.column);
  const place = value.column === "" ? 0 : named;
  const column = cited.columns[place];
  if (column === undefined) return fail("column", `«${cited.title}» no tiene la columna «${value.column}»`);
  const isThere = (row: Cited["rows"][number]) => typeof row.values[place] === "number";
  // A count has no last row: which list somebody means they say.
  if (value.at === "" && cited.asOf !== undefined) return fail("at", "Elige de qué fila es el número");
  const row = value.at === "" ? cited.rows.findLast(isThere) : cited.rows.find(({ x }) => x === value.at);
  const figure = row?.values[place];
  if (row === undefined || typeof figure !== "number")
    return fail(
      "at",
      value.at === ""
        ? `«${column.name}» no tiene ningún número`
        : `«${cited.title}» no tiene un número en «${value.at}»`,
    );
  const { unit, decimals } = column;
  const written = formatNumber(figure, { decimals, fixedDecimals: true });
  const isSign = unit.length <= SIGN_LENGTH;
  const text = isSign && unit !== "" ? `${written}${NO_BREAK_SPACE}${unit}` : written;
  const said = { ...value, text, unit: isSign ? "" : unit, label: value.label === "" ? row.label : value.label };
  const source = [row.source || cited.sourceLine, cited.asOf ?? row.label].filter((part) => part !== "").join(", ");
  return { value: said, source, isRehearsal: cited.isRehearsal === true };
}

/**
 * A card with what its sources say now, as if it had been written: the numbers, who says so, and the headline of a night that is counted. Nobody can write another number, nor
 * another source, beside one that comes of a source.
 *
 * @param citedOf - By the text that names it.
 * @throws {FieldError} When a number is not where the card says.
 */
export function filledCard(config: CardConfig, citedOf: (source: string) => Cited): CardConfig {
  const count = NUMBERS[config.template] ?? 0;
  const said = config.values.map(
    (value, at): SaidNumber =>
      value.source === "" || at >= count
        ? { value, source: "", isRehearsal: false }
        : numberIn(citedOf(value.source), value, at),
  );
  const night = config.headlineOf === "" ? null : citedOf(config.headlineOf);
  const headline = night?.headline ?? "";
  const isRehearsal = night?.isRehearsal === true || said.some((one) => one.isRehearsal);
  const isShown = config.template === "grafico" || config.template === "mapa";
  const shown = isShown && config.picture.startsWith("graphic:") ? citedOf(config.picture).sourceLine : "";
  const sources = [...new Set([...said.map(({ source }) => source), shown])].filter((source) => source !== "");
  const isWhole = said.slice(0, count).every(({ value }) => value.source !== "");
  // A number that was written by hand keeps the source that was written with it.
  const written = sources.length > 0 && !isWhole && count > 0 ? [config.source] : [];
  const source = sources.length === 0 ? config.source : [...sources, ...written].filter((one) => one !== "").join("; ");
  // Whose heading it is stays known: nobody holds what the desk claimed of a count against a number once more.
  const own = { heading: headline || config.heading, headlineOf: headline === "" ? "" : config.headlineOf };
  const kicker = isRehearsal ? REHEARSAL : config.kicker;
  return { ...config, ...own, kicker, values: said.map(({ value }) => value), source };
}
