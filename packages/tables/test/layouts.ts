import { workbook } from "./workbook.ts";

/** Table whose values are known before anybody writes it down. */
export interface KnownTable {
  readonly series: readonly string[];
  /** Months from January of its first year, one a row. */
  readonly months: readonly { readonly year: number; readonly month: number }[];
  /** Values of each row as whole numbers of the last decimal; `null` where nobody measured. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly decimals: number;
}

/** Table as somebody writes it, and where its values are then. */
export interface WrittenTable {
  readonly bytes: Uint8Array;
  /** Row of the plain table and column of a value, both from 0. */
  readonly placeOf: (row: number, series: number) => readonly [row: number, column: number];
  /** Dates of the rows as every tool reads them; `null` where they are the names of columns. */
  readonly dateOf: ((row: number) => string) | null;
}

/** Marks of a hand that writes figures. */
interface Hand {
  readonly decimal: "," | ".";
  readonly thousands: "" | "." | "," | " " | "\u00a0";
  readonly minus: "-" | "–" | "−";
  readonly missing: string;
  readonly flag: string;
}

/** Writes a whole number of its last decimal by hand, without any function of a language. */
function writtenFigure(value: number, decimals: number, { decimal, thousands, minus }: Hand): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, "0");
  const [whole, rest] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return `${value < 0 ? minus : ""}${groups.join(thousands)}${decimals === 0 ? "" : decimal + rest}`;
}

const cellOf = (value: number | null, decimals: number, hand: Hand) =>
  value === null ? hand.missing : writtenFigure(value, decimals, hand) + hand.flag;

const two = (figure: number) => String(figure).padStart(2, "0");
const SHORT = ["ENE", "FEB", "MAR", "ABR", "MAY", "JUN", "JUL", "AGO", "SEP", "OCT", "NOV", "DIC"];
const isoMonth = ({ year, month }: KnownTable["months"][number]) => `${year}-${two(month)}`;
const isoDay = (one: KnownTable["months"][number]) => `${isoMonth(one)}-01`;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Bytes of Windows in Spain: one a sign. */
const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((sign) => ({ "–": 0x96, "€": 0x80 })[sign] ?? sign.charCodeAt(0)));

/** Bytes of what Excel saves as «texto Unicode». */
function utf16(text: string): Uint8Array {
  const bytes = [0xff, 0xfe];
  for (let at = 0; at < text.length; at += 1) bytes.push(text.charCodeAt(at) & 0xff, text.charCodeAt(at) >> 8);
  return Uint8Array.from(bytes);
}

interface Rows {
  readonly hand: Hand;
  readonly date: (one: KnownTable["months"][number]) => string;
}

const bodyOf = ({ months, values, decimals }: KnownTable, { hand, date }: Rows) =>
  months.map((one, row) => [date(one), ...(values[row] ?? []).map((value) => cellOf(value, decimals, hand))]);

const down = (read: (one: KnownTable["months"][number]) => string, table: KnownTable) => ({
  placeOf: (row: number, series: number) => [row, series + 1] as const,
  dateOf: (row: number) => {
    const one = table.months[row];
    return one === undefined ? "" : read(one);
  },
});

const joined = (rows: readonly (readonly string[])[], separator: string, end = "\n") =>
  rows.map((row) => row.join(separator)).join(end) + end;

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`);

const SPANISH: Hand = { decimal: ",", thousands: ".", minus: "-", missing: "..", flag: "" };
const ENGLISH: Hand = { decimal: ".", thousands: "", minus: "-", missing: "", flag: "" };

/** Ways in which a table is written down by those who publish. @see docs/adr/0099-one-reader-of-tables.md */
export const LAYOUTS: Readonly<Record<string, (table: KnownTable) => WrittenTable>> = {
  "INE, semicolons, a title, units and notes": (table) => {
    const head = [
      ["Población ocupada por sector"],
      [],
      ["Unidades: miles de personas"],
      [],
      ["Periodo", ...table.series],
    ];
    const notes = [[], ["Notas:"], ["(p) Dato provisional"], ["Fuente: Instituto Nacional de Ejemplo"]];
    const hand = { ...SPANISH, flag: " (p)" };
    const body = bodyOf(table, { hand, date: ({ year, month }) => `${year}M${two(month)}` });
    return {
      bytes: windows1252(joined([...head, ...body, ...notes], ";", "\r\n")),
      ...down(isoMonth, table),
    };
  },
  "Eurostat, tabs, months as names of columns": (table) => {
    const hand = { ...ENGLISH, missing: ":", flag: " b" };
    const head = [`freq,unit,geo\\TIME_PERIOD`, ...table.months.map((one) => `${isoMonth(one)} `)];
    const body = table.series.map((name, series) => [
      `M,PC_ACT,${name}`,
      ...table.months.map((_one, row) => `${cellOf(table.values[row]?.[series] ?? null, table.decimals, hand)} `),
    ]);
    return {
      bytes: utf8(joined([head, ...body], "\t")),
      placeOf: (row, series) => [series, row + 3],
      dateOf: null,
    };
  },
  "AEMET, semicolons, days": (table) => {
    const hand = { ...SPANISH, thousands: "", missing: "Ip" } as const;
    const body = bodyOf(table, { hand, date: isoDay });
    return {
      bytes: utf8(joined([["fecha", ...table.series], ...body], ";")),
      ...down(isoDay, table),
    };
  },
  "Banco de España, a card of each series": (table) => {
    const card = ["CÓDIGO DE LA SERIE", "NÚMERO SECUENCIAL", "ALIAS DE LA SERIE"].map((name, at) => [
      name,
      ...table.series.map((_series, place) => `D_${at}${place}`),
    ]);
    const names = [
      ["DESCRIPCIÓN DE LA SERIE", ...table.series],
      ["DESCRIPCIÓN DE LAS UNIDADES", ...table.series.map(() => "Porcentaje")],
      ["FRECUENCIA", ...table.series.map(() => "MENSUAL")],
    ];
    const date = ({ year, month }: { year: number; month: number }) => `${SHORT[month - 1]} ${year}`;
    const body = bodyOf(table, { hand: { ...ENGLISH, missing: "_" }, date });
    const foot = [["FUENTE", ...table.series.map(() => "Banco de Ejemplo")]];
    return {
      bytes: windows1252(joined([...card, ...names, ...body, ...foot].map(quoted), ",", "\r\n")),
      ...down(isoMonth, table),
    };
  },
  "CIS, semicolons, a question on top": (table) => {
    const head = [["Pregunta 7"], ["¿Cómo calificaría Ud. la situación?"], ["Fecha", ...table.series]];
    const date = ({ year, month }: { year: number; month: number }) => `${SHORT[month - 1]?.toLowerCase()}-${year}`;
    const body = bodyOf(table, { hand: { ...SPANISH, thousands: "", missing: "N.D." }, date });
    return { bytes: utf8(joined([...head, ...body], ";")), ...down(isoMonth, table) };
  },
  "CIS, answers down and barometers across": (table) => {
    const head = [
      ["Serie A.3.02.01.008"],
      ["ESTIMACIÓN DE VOTO"],
      ["Fecha", ...table.months.map(({ year, month }) => `${two(month)}-${year}`)],
    ];
    const hand = { ...SPANISH, thousands: "", missing: "N.D." } as const;
    const body = table.series.map((name, series) => [
      name,
      ...table.months.map((_one, row) => cellOf(table.values[row]?.[series] ?? null, table.decimals, hand)),
    ]);
    return {
      bytes: utf8(joined([...head, ...body], ";")),
      placeOf: (row, series) => [series, row + 1],
      dateOf: null,
    };
  },
  "yfinance, three rows of names": (table) => {
    const heads = [
      ["Price", ...table.series],
      ["Ticker", ...table.series.map(() => "^IBEX")],
      ["Date", ...table.series.map(() => "")],
    ];
    const body = bodyOf(table, { hand: ENGLISH, date: isoDay });
    return { bytes: utf8(joined([...heads, ...body], ",")), ...down(isoDay, table) };
  },
  "Investing.com in Spanish, quotes and a byte-order mark": (table) => {
    const date = ({ year, month }: { year: number; month: number }) => `01.${two(month)}.${year}`;
    const body = bodyOf(table, { hand: { ...SPANISH, missing: "" }, date });
    return {
      bytes: utf8(`\uFEFF${joined([["Fecha", ...table.series], ...body].map(quoted), ",")}`),
      ...down(isoDay, table),
    };
  },
  "FiveThirtyEight, American days": (table) => {
    const date = ({ year, month }: { year: number; month: number }) => `${month}/28/${year}`;
    const body = bodyOf(table, { hand: { ...ENGLISH, missing: "NA" }, date });
    return {
      bytes: utf8(joined([["modeldate", ...table.series], ...body], ",", "\r\n")),
      ...down((one) => `${isoMonth(one)}-28`, table),
    };
  },
  "Excel in Spanish, «texto Unicode»": (table) => {
    const date = ({ year, month }: { year: number; month: number }) =>
      `${SHORT[month - 1]?.toLowerCase()}-${two(year % 100)}`;
    const body = bodyOf(table, { hand: { ...SPANISH, minus: "–", missing: "–" }, date });
    return {
      bytes: utf16(joined([["Mes", ...table.series], ...body], "\t", "\r\n")),
      ...down(isoMonth, table),
    };
  },
  "a workbook with formats, merged names in two rows, flags and notes": (table) => {
    const zero = table.decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(table.decimals)}`;
    const size = 10 ** table.decimals;
    const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30);
    const DAY_MS = 86_400_000;
    const serial = ({ year, month }: { year: number; month: number }) =>
      (Date.UTC(year, month - 1, 1) - EXCEL_EPOCH_MS) / DAY_MS;
    const blank = table.series.map(() => "");
    const rows = [
      ["Encuesta de ejemplo", ...blank],
      ["", "Miles de personas", ...blank.slice(1)],
      ["Mes", ...table.series],
      ...table.months.map((one, row) => [
        { value: serial(one), format: "mmm-yy" },
        ...(table.values[row] ?? []).map((value) => (value === null ? ".." : { value: value / size, format: zero })),
      ]),
      ["Fuente: Instituto Nacional de Ejemplo", ...blank],
    ];
    const last = String.fromCharCode(65 + table.series.length);
    const merged = table.series.length > 1 ? [`A1:${last}1`, `B2:${last}2`] : [`A1:${last}1`];
    return { bytes: workbook(rows, {}, merged), ...down(isoMonth, table) };
  },
};
