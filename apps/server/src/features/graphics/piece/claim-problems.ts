import { groupBy } from "@nv/contracts";
import type { CheckedText, Cited, FieldProblem, GraphicFields, SettledClaim } from "@nv/contracts/schemas";
import {
  type CheckedSentence,
  type ClaimProblem,
  chartOfCells,
  checkClaims,
  claimGround,
  claimProblem,
  labelInChart,
} from "@nv/descriptions";
import { typeOf } from "@nv/graphic-types";
import type { ClaimTable } from "./linked-tables.service.ts";

/** Most of the sentences of a graphic that are told of at once. */
const MOST_TOLD = 10;

/** A text of a graphic, the table that it tells of, and the row of the number that it stands beside. */
interface Checked {
  readonly field: string;
  readonly text: string;
  /** Several for a text that tells of several things: it may be of any of them. */
  readonly tables: readonly ClaimTable[];
  readonly at: string | null;
}

/** Finds the texts of a graphic that tell of a table, its own or the one that its number comes from. */
function textsOf(
  { title, altText, config }: Fields,
  written: GraphicFields["config"],
  { cited, linked }: ClaimSources,
): readonly Checked[] {
  const type = typeOf(config.type);
  const words = [
    { field: "title", text: title },
    { field: "altText", text: altText },
  ];
  const told = type.told(config);
  const own =
    told === null
      ? []
      : [...words, ...(type.told(written)?.texts ?? []).map(({ field, text }) => ({ field: `config.${field}`, text }))];
  const claim = type.cites.claim(config);
  const source = claim === null ? undefined : cited.get(claim.number.source);
  const beside =
    claim === null || source === undefined
      ? []
      : [...words, ...claim.texts.map(({ field, text }) => ({ field: `config.${field}`, text }))];
  const last = source?.rows.findLast(({ values }) => typeof values[0] === "number")?.x ?? "";
  return [
    ...own.map((text) => ({ ...text, tables: told === null ? [] : [told.table], at: null })),
    ...type.linked(config).map(({ field, text, addresses }) => ({
      ...{ field: `config.${field}`, text, at: null },
      tables: addresses.flatMap((address) => linked.get(address) ?? []),
    })),
    ...(source === undefined
      ? []
      : beside.map((text) => ({
          ...text,
          tables: [numberTable(source, claim?.number.column ?? "")],
          at: claim?.number.at || last,
        }))),
  ];
}

/** The column that a number is of alone: a card tells of nothing else. */
function numberTable({ columns, rows }: Cited, key: string): ClaimTable {
  const at = Math.max(
    0,
    columns.findIndex((column) => column.key === key),
  );
  return {
    columns: columns.slice(at, at + 1),
    rows: rows.map((row) => ({ ...row, values: row.values.slice(at, at + 1) })),
  };
}

type Fields = Pick<GraphicFields, "title" | "altText" | "config" | "settledClaims">;

/** Tables that the texts of a graphic tell of besides its own. */
export interface ClaimSources {
  readonly cited: ReadonlyMap<string, Cited>;
  readonly linked: ReadonlyMap<string, readonly ClaimTable[]>;
}

const NO_SOURCES: ClaimSources = { cited: new Map(), linked: new Map() };

/** Problems of what a graphic says, and the sentences among them that somebody publishes all the same. */
export interface ClaimsOfPiece {
  readonly problems: readonly FieldProblem[];
  readonly overruled: readonly SettledClaim[];
  /** Texts that claim something and that the data do not contradict. */
  readonly checked: CheckedText[];
}

/** Claims of what nobody held against anything. */
export const NO_CLAIMS: ClaimsOfPiece = { problems: [], overruled: [], checked: [] };

const BEST_FIRST = ["true", "unknown", "doubt", "false"] as const;

/** Of the same sentences held against several tables, the best of each: it may be of any. */
function bestOf(all: readonly (readonly CheckedSentence[])[]): readonly CheckedSentence[] {
  const byPlace = groupBy(all.flat(), ({ start }) => start);
  return [...byPlace.values()].flatMap((same) =>
    same.toSorted((a, b) => BEST_FIRST.indexOf(a.verdict) - BEST_FIRST.indexOf(b.verdict)).slice(0, 1),
  );
}

/** Holds each sentence of a text against the data; nothing where there are none. */
function checkedOf({ text, tables, at }: Checked, title: string): readonly CheckedSentence[] {
  if (text.trim() === "") return [];
  const filled = tables.filter(({ columns, rows }) => columns.length > 0 && rows.length > 0);
  return bestOf(
    filled.map((table) => {
      const chart = chartOfCells(table, table.title ?? title);
      return checkClaims(claimGround(chart), text, { at: at === null ? null : labelInChart(chart, at) });
    }),
  );
}

/** Tells how far the data bear a text out; nothing for one that claims nothing, or that they contradict. */
function quietly({ field, text }: Checked, sentences: readonly CheckedSentence[]): CheckedText[] {
  if (sentences.length === 0 || sentences.some(({ verdict }) => verdict === "false" || verdict === "doubt")) return [];
  const unknown = sentences.filter(({ verdict }) => verdict === "unknown").map((one) => one.text.trim());
  return [{ field, text, confirmed: sentences.length - unknown.length, unknown }];
}

/**
 * Holds what a graphic says against its data: title, alternative text and the texts of a figure against its table, title, alternative text,
 * headline, text, slides and captions of a card against the series that its number comes from, what a story says beside a link or a piece against what that is.
 *
 * @param fields - With what it cites in them.
 * @param sources - What the graphic cites, by the text that names it, and what its texts link to, by address.
 * @param written - Its configuration as somebody wrote it: what is written by rules out of the data is not held against them.
 * @returns A problem beside its field for each sentence that the data contradict or cannot settle, unless somebody settled it with a reason.
 */
export function claimsOf(
  fields: Fields,
  sources: Partial<ClaimSources> = {},
  written: GraphicFields["config"] = fields.config,
): ClaimsOfPiece {
  const settled = fields.settledClaims ?? [];
  const all = textsOf(fields, written, { ...NO_SOURCES, ...sources }).map((one) => ({
    one,
    sentences: checkedOf(one, fields.title),
  }));
  const found = all.flatMap(({ one, sentences }) => sentences.flatMap((sentence) => claimProblem(one.field, sentence)));
  const isSettled = ({ claim }: ClaimProblem) => settled.some(({ sentence }) => sentence.trim() === claim);
  return {
    problems: found.filter((problem) => !isSettled(problem)).slice(0, MOST_TOLD),
    overruled: settled.filter(({ sentence }) => found.some(({ claim }) => claim === sentence.trim())),
    checked: all.flatMap(({ one, sentences }) => quietly(one, sentences)),
  };
}
