import { columnOf, type DecimalMark, readDelimited, readNumber, rowsText, type TableRow } from "@nv/tables";
import { advice, type Finding, fine } from "@nv/ui/finding";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

/** Spaces that look like one and are not, and signs without width. */
const ODD_SPACES = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
const NO_WIDTH = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;
/** Marks that sheets and statistics offices write where there is no figure. */
const NO_DATA =
  /^(?:[-–—]|\.{2,3}|…|n\.?\s?d\.?|s\/d|n\/a|#n\/[ad]|#¡?(?:div\/0|ref|valor|value|num|null|nulo|nombre)[!?]|#¿nombre\?|#name\?)$/i;

const cleanText = (cell: string) => cell.replace(NO_WIDTH, "").replace(ODD_SPACES, " ").replaceAll(/\s+/g, " ").trim();

interface Cleaned {
  readonly rows: readonly (readonly string[])[];
  readonly mended: number;
  readonly emptied: number;
  readonly droppedColumns: number;
}

function clean(rows: readonly TableRow[]): Cleaned {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const texts = rows.map(({ cells }) => Array.from({ length: width }, (_, at) => cells[at] ?? ""));
  const cleaned = texts.map((cells) => cells.map(cleanText));
  const plain = cleaned.map((cells, row) =>
    row === 0 ? cells : cells.map((cell) => (NO_DATA.test(cell) ? "" : cell)),
  );
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => plain.some((cells) => cells[at] !== ""));
  return {
    rows: plain.map((cells) => kept.map((at) => cells[at] ?? "")),
    mended: texts.flat().filter((cell, at) => cell !== cleaned.flat()[at]).length,
    emptied: cleaned.flat().filter((cell, at) => cell !== plain.flat()[at]).length,
    droppedColumns: width - kept.length,
  };
}

/** Returns the decimal mark that a person chose for figures that could be read either way; nothing where they chose none. */
const openOf = (choice: string): DecimalMark | undefined => (choice === "," || choice === "." ? choice : undefined);

function writeFigures(
  rows: Cleaned["rows"],
  mark: string,
  open: DecimalMark | undefined,
): { readonly rows: Cleaned["rows"]; readonly notes: Finding[] } {
  const [head = [], ...body] = rows;
  const columns = head.map((name, at) =>
    columnOf(
      name,
      body.map((cells) => cells[at] ?? ""),
      open,
    ),
  );
  const notes = columns.flatMap(({ name, kind, isCertain }) => {
    if (kind === "code") return [fine(`«${name}» son códigos: se quedan como están, con sus ceros.`)];
    if (kind !== "number" || isCertain) return [];
    return [
      advice(
        `«${name}» se queda como está: «1.234» puede ser mil doscientos treinta y cuatro o uno y pico. Dilo en «En lo copiado, los decimales».`,
      ),
    ];
  });
  const figures = body.map((cells) =>
    cells.map((cell, at) => {
      const column = columns[at];
      const isRead = column?.kind === "number" && column.isCertain;
      const figure = isRead ? readNumber(cell, column.decimalMark) : null;
      return figure === null ? cell : String(figure).replace(".", mark);
    }),
  );
  return { rows: [head, ...figures], notes };
}

/** A table copied out of a spreadsheet, without what only the spreadsheet understood. */
export const excelPasteUtility: Utility = {
  fields: [
    {
      name: "text",
      label: "Lo copiado de la hoja",
      kind: "lines",
      example: "Provincia\tCódigo\tTasa (%)\t\nEjemplo\u00a0Norte\t01\t1.234,5\t\nEjemplo Sur \t02\t..\t\n\t\t\t",
      hint: "Con su cabecera en la primera fila.",
    },
    {
      name: "read",
      label: "En lo copiado, los decimales",
      kind: "choice",
      example: "auto",
      choices: [
        { value: "auto", label: "Lo que se entienda" },
        { value: ",", label: "Van con coma" },
        { value: ".", label: "Van con punto" },
      ],
    },
    {
      name: "mark",
      label: "Decimales",
      kind: "choice",
      example: ".",
      choices: [
        { value: ".", label: "Con punto (programas, Datawrapper)" },
        { value: ",", label: "Con coma (hojas en español)" },
      ],
    },
  ],
  answer(values) {
    // What is copied out of a sheet has tabs between its cells, and without one it is a single column.
    const { rows } = readDelimited(values.text ?? "", { separator: "\t" });
    if (rows.length === 0) return refuse("text", "Copia las casillas en la hoja, con su cabecera, y pégalas aquí.");
    const cleaned = clean(rows);
    const mark = written(values, "mark") === "," ? "," : ".";
    const { rows: table, notes } = writeFigures(cleaned.rows, mark, openOf(written(values, "read")));
    return answerWith(
      [["Tabla limpia", rowsText(table, mark === "," ? ";" : ",")]],
      [
        ...notes,
        ...(cleaned.mended > 0
          ? [fine(`Casillas con espacios de más o invisibles, arregladas: ${cleaned.mended}.`)]
          : []),
        ...(cleaned.emptied > 0
          ? [advice(`Casillas sin dato («..», «-», errores), vaciadas: ${cleaned.emptied}. Vacío no es cero.`)]
          : []),
        ...(cleaned.droppedColumns > 0 ? [fine(`Columnas vacías, fuera: ${cleaned.droppedColumns}.`)] : []),
      ],
    );
  },
};
