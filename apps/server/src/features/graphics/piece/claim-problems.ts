import type { Cited, FieldProblem, GraphicFields, SettledClaim } from "@nv/contracts/schemas";
import { chartOfCells, checkClaims, claimGround, labelInChart } from "@nv/descriptions";
import { typeOf } from "@nv/graphic-types";

/** Most of the sentences of a graphic that are told of at once. */
const MOST_TOLD = 10;

/** A text of a graphic, the table that it tells of, and the row of the number that it stands beside. */
interface Checked {
  readonly field: string;
  readonly text: string;
  readonly table: Pick<Cited, "columns" | "rows">;
  readonly at: string | null;
}

/** Finds the texts of a graphic that tell of a table, its own or the one that its number comes from. */
function textsOf(
  { title, altText, config }: Fields,
  written: GraphicFields["config"],
  cited: ReadonlyMap<string, Cited>,
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
      : claim.texts.map(({ field, text }) => ({ field: `config.${field}`, text }));
  const last = source?.rows.findLast(({ values }) => typeof values[0] === "number")?.x ?? "";
  return [
    ...own.map((text) => ({ ...text, table: told?.table ?? { columns: [], rows: [] }, at: null })),
    ...(source === undefined
      ? []
      : beside.map((text) => ({
          ...text,
          table: numberTable(source, claim?.number.column ?? ""),
          at: claim?.number.at || last,
        }))),
  ];
}

/** The column that a number is of alone: a card tells of nothing else. */
function numberTable({ columns, rows }: Cited, key: string): Pick<Cited, "columns" | "rows"> {
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

/** Problems of what a graphic says, and the sentences among them that somebody publishes all the same. */
export interface ClaimsOfPiece {
  readonly problems: readonly FieldProblem[];
  readonly overruled: readonly SettledClaim[];
}

/**
 * Holds what a graphic says against its data: title, alternative text and the texts of a figure against its table, headline and text of a card against
 * the series that its number comes from.
 *
 * @param fields - With what it cites in them.
 * @param cited - What the graphic cites, by the text that names it.
 * @param written - Its configuration as somebody wrote it: what is written by rules out of the data is not held against them.
 * @returns A problem beside its field for each sentence that the data contradict or cannot settle, unless somebody settled it with a reason.
 */
export function claimsOf(fields: Fields, cited: ReadonlyMap<string, Cited>, written = fields.config): ClaimsOfPiece {
  const settled = fields.settledClaims ?? [];
  const found = textsOf(fields, written, cited).flatMap(({ field, text, table, at }) => {
    if (table.columns.length === 0 || table.rows.length === 0 || text.trim() === "") return [];
    const chart = chartOfCells(table, fields.title);
    const checked = checkClaims(claimGround(chart), text, { at: at === null ? null : labelInChart(chart, at) });
    return checked.flatMap(({ verdict, evidence, text: sentence }) => {
      if (verdict !== "false" && verdict !== "doubt") return [];
      const claim = sentence.trim();
      const message = verdict === "false" ? evidence || "Los datos no dicen eso" : `No lo puedo asegurar. ${evidence}`;
      return [{ field, message, claim }];
    });
  });
  const isSettled = ({ claim }: { readonly claim: string }) =>
    settled.some(({ sentence }) => sentence.trim() === claim);
  return {
    problems: found.filter((problem) => !isSettled(problem)).slice(0, MOST_TOLD),
    overruled: settled.filter(({ sentence }) => found.some(({ claim }) => claim === sentence.trim())),
  };
}
