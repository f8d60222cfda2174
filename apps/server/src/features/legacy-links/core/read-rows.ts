import type { RegisterLegacyLink } from "@nv/contracts/schemas";
import { readDate, readDelimited, type TableRow, tableProblemText } from "@nv/tables";
import { foldWords } from "../../../platform/records/core/fold-words.ts";
import { addressKey } from "./address-key.ts";

/** Columns that are understood, by any of their names without accents. */
const COLUMNS = {
  source: ["direccion antigua", "url antigua", "enlace antiguo", "antigua", "url", "enlace", "direccion", "origen"],
  target: ["direccion nueva", "url nueva", "enlace nuevo", "nueva", "destino", "redirige a", "lleva a"],
  title: ["que era", "titulo", "titular", "nombre", "title"],
  publishedOn: ["publicado", "fecha", "fecha de publicacion", "publicacion", "date"],
  reason: ["motivo", "razon", "por que", "nota"],
  owner: ["responsable", "quien lo cuida", "autor", "autora", "autoria", "owner"],
  copyUrl: ["otra copia", "copia", "wayback"],
} as const satisfies Record<string, readonly string[]>;

/** A column that is understood. */
export type LinkColumn = keyof typeof COLUMNS;

const isColumn = (name: string): name is LinkColumn => Object.hasOwn(COLUMNS, name);

/** Place of each column. */
export type LinkColumns = ReadonlyMap<LinkColumn, number>;

/** A table of old links. */
export interface LinkTable {
  readonly header: readonly string[];
  readonly columns: LinkColumns;
  readonly rows: readonly TableRow[];
}

function columnsOf(header: readonly string[]): LinkColumns {
  const found = new Map<LinkColumn, number>();
  header.forEach((name, index) => {
    const folded = foldWords(name).join(" ");
    for (const [column, names] of Object.entries(COLUMNS)) {
      const known: readonly string[] = names;
      if (isColumn(column) && known.includes(folded) && !found.has(column)) found.set(column, index);
    }
  });
  return found;
}

const isAddress = (cell: string) => /^https?:\/\//i.test(cell.trim());

/** Reads a table whose first row names its columns. @returns A sentence about why there is none. */
export function readLinkTable(text: string, mostRows: number): LinkTable | string {
  const { rows: all, problems } = readDelimited(text);
  const [problem] = problems;
  if (problem !== undefined) return tableProblemText(problem);
  const [first, ...rows] = all;
  const header = first?.cells ?? [];
  const columns = columnsOf(header);
  if (!columns.has("source"))
    return header.some(isAddress)
      ? "La primera fila no lleva nombres de columna sino una dirección: pon encima «dirección antigua», «dirección nueva»…"
      : "Falta una columna «dirección antigua»: la primera fila lleva los nombres";
  if (rows.length === 0) return "No hay ninguna fila debajo de los nombres";
  if (rows.length > mostRows) return `Como mucho ${mostRows} filas de una vez`;
  return { header, columns, rows };
}

/** A day as people write it, as far as it is known; what is no day stays as it was written, and is refused as such. */
function dayOf(text: string): string {
  const written = text.trim();
  const [, month = "", year = ""] = /^(\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  if (year !== "") return `${year}-${month.padStart(2, "0")}`;
  return readDate(written, "day-first") ?? written;
}

/** Returns the title of an address when nobody gives one: itself, as far as a title goes. */
function titleOf(source: string): string {
  if (!URL.canParse(source)) return source;
  return addressKey(source).replace(/\/$/, "").slice(0, 200);
}

/** Reads the link of a row, before it is checked: an address that is none is refused by the schema. */
export function linkOfRow({ cells }: TableRow, columns: LinkColumns): RegisterLegacyLink {
  const cell = (column: LinkColumn) => (cells[columns.get(column) ?? -1] ?? "").trim();
  const [source, target] = [cell("source"), cell("target")];
  return {
    title: cell("title") || titleOf(source),
    source,
    target: target === "" ? { kind: "page" } : { kind: "address", url: target },
    reason: cell("reason"),
    owner: cell("owner"),
    publishedOn: dayOf(cell("publishedOn")),
    copyUrl: cell("copyUrl"),
  };
}

/** The name that the column of a field has in a table. */
export function columnNamed({ header, columns }: LinkTable, field: string): string {
  const column = field.startsWith("target") ? "target" : field;
  return isColumn(column) ? (header[columns.get(column) ?? -1] ?? "") : "";
}
