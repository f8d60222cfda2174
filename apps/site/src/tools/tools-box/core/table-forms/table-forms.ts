import {
  type Column,
  columnOf,
  readDelimited,
  readJsonTable,
  readNumber,
  rowsText,
  TABLE_LIMITS,
  type Table,
  tableProblemText,
} from "@nv/tables";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

const SEPARATORS = { csv: ",", semicolon: ";", tsv: "\t" } as const;
/** Beginning of a text that a spreadsheet would run. A figure below zero is none of it. */
const FORMULA = /^[=@]|^[+-](?![\d.,])/;

function readAny(text: string): Table | null {
  return /^\s*[[{]/.test(text) ? readJsonTable(text, TABLE_LIMITS) : readDelimited(text);
}

function columnsOf({ rows: [head, ...rows] }: Table): readonly Column[] {
  return (head?.cells ?? []).map((name, at) =>
    columnOf(
      name,
      rows.map(({ cells }) => cells[at] ?? ""),
      head?.decimalMark,
    ),
  );
}

/** Figures become figures where the whole column is of them and has one reading; codes keep their zeros. */
function toJson({ rows: [, ...rows] }: Table, columns: readonly Column[]): string {
  const records = rows.map(({ cells }) =>
    Object.fromEntries(
      columns.map(({ name, kind, isCertain, decimalMark }, at) => {
        const cell = cells[at] ?? "";
        return [name, kind === "number" && isCertain ? readNumber(cell, decimalMark) : cell];
      }),
    ),
  );
  return JSON.stringify(records, null, 2);
}

/** Columns that stay texts because nobody can say what their figures are. */
const doubtsOf = (columns: readonly Column[]): Finding[] =>
  columns.flatMap(({ name, kind, isCertain }) =>
    kind === "number" && !isCertain
      ? [
          advice(
            `«${name}» queda como texto: «1.234» puede ser mil doscientos treinta y cuatro o uno y pico. Escribe sus cifras sin puntos de miles, o con más decimales.`,
          ),
        ]
      : [],
  );

function notesOf(table: Table): Finding[] {
  const width = table.rows[0]?.cells.length ?? 0;
  const uneven = table.rows.filter(({ cells }) => cells.length !== width);
  const hasFormula = table.rows.some(({ cells }) => cells.some((cell) => FORMULA.test(cell)));
  return [
    ...table.problems.map((problem) => fault(tableProblemText(problem))),
    ...uneven
      .slice(0, 3)
      .map(({ number, cells }) => advice(`Fila ${number}: tiene ${cells.length} casillas y la primera, ${width}.`)),
    ...(hasFormula
      ? [advice("Hay casillas que una hoja de cálculo tomaría por fórmulas: empiezan por =, @, + o -.")]
      : []),
    fine(`Filas: ${Math.max(0, table.rows.length - 1)}. Columnas: ${width}.`),
  ];
}

/** A table from one form of text to another: CSV with commas or semicolons, tabs, JSON. */
export const tableFormsUtility: Utility = {
  fields: [
    {
      name: "text",
      label: "Tabla",
      kind: "lines",
      example: "código;municipio;valor\n08019;Ejemplo de Mar;1.234,5\n28079;Villa Inventada;980",
      hint: "CSV, tabuladores o JSON: se reconoce solo.",
    },
    {
      name: "to",
      label: "Pasar a",
      kind: "choice",
      example: "json",
      choices: [
        { value: "json", label: "JSON" },
        { value: "csv", label: "CSV con comas" },
        { value: "semicolon", label: "CSV con punto y coma" },
        { value: "tsv", label: "Tabuladores (para pegar en una hoja)" },
      ],
    },
  ],
  answer(values) {
    const table = readAny(values.text ?? "");
    if (table === null)
      return refuse(
        "text",
        'Ese JSON no es una tabla: tiene que ser una lista de objetos. Por ejemplo: [{"código": "08019"}].',
      );
    const [head] = table.rows;
    if (head === undefined)
      return refuse("text", "Pega una tabla con su cabecera. Por ejemplo: «código;valor» y debajo «08019;12».");
    const to = written(values, "to");
    if (to === "csv" || to === "semicolon" || to === "tsv")
      return answerWith(
        [
          [
            "Tabla",
            rowsText(
              table.rows.map(({ cells }) => cells),
              SEPARATORS[to],
            ),
          ],
        ],
        notesOf(table),
      );
    const repeated = head.cells.find((name, at) => head.cells.indexOf(name) !== at);
    if (repeated !== undefined)
      return refuse(
        "text",
        `Dos columnas se llaman «${repeated}»: en JSON se perdería una. Cambia uno de los nombres.`,
      );
    const columns = columnsOf(table);
    return answerWith([["JSON", toJson(table, columns), "tabla.json"]], [...doubtsOf(columns), ...notesOf(table)]);
  },
};
