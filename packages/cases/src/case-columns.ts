import { CASE_LIMITS } from "@nv/contracts";
import type { CaseFields } from "@nv/contracts/schemas";
import { foldLoosely } from "@nv/spanish";
import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";
import { CASE_FIELD_LABELS } from "./case-texts.ts";

/** Part of a source. */
export type SourcePart = "title" | "date" | "url";

/** A field of a case that is one column. */
export type PlainCaseColumn = Exclude<keyof CaseFields, "sources"> | "nameReason";

/**
 * Meaning of a column of a file: a field, a part of a source by its number from 1 («source.1.title»), something personal, which is not taken, or
 * nothing that is used.
 */
export type CaseColumn = PlainCaseColumn | `source.${number}.${SourcePart}` | "personal" | "";

/** Sources of a file, in columns of their own; whoever has more writes them in the case. */
export const MOST_SOURCE_COLUMNS = 5;

const PARTS: Readonly<Record<SourcePart, string>> = { title: "documento", date: "fecha", url: "enlace" };

/** Other names that files have for a column, folded; its label is one too. */
const NAMES: Readonly<Record<PlainCaseColumn, readonly string[]>> = {
  ref: ["id", "id interno", "identificador", "codigo", "codigo interno", "referencia", "ref"],
  scopeKind: ["tipo de ambito", "clase de ambito", "ambito tipo"],
  scope: [
    "ambito",
    "diocesis",
    "orden",
    "diocesis u orden",
    "diocesis/orden",
    "ambito (diocesis/orden)",
    "congregacion",
    "entidad",
  ],
  province: ["provincia", "codigo de provincia", "cod provincia", "cpro"],
  municipality: ["municipio", "codigo de municipio", "codigo municipio", "cod municipio", "cmun", "codigo ine"],
  decade: ["decada", "anos", "periodo", "epoca"],
  centre: ["centro", "tipo de centro", "clase de centro", "tipo centro"],
  victims: ["victimas", "n.º victimas", "nº victimas", "n victimas", "numero de victimas", "num victimas"],
  isMinimum: ["es un minimo", "minimo", "dato o minimo", "dato/minimo", "es minimo"],
  status: [
    "situacion",
    "estado",
    "estado judicial",
    "estado judicial/canonico",
    "estado judicial o canonico",
    "situacion judicial",
  ],
  evidence: ["verificacion", "nivel de verificacion", "prueba", "pruebas"],
  summary: ["resumen", "resumen publico", "texto publico"],
  notes: ["notas", "notas internas", "nota interna", "observaciones"],
  nameReason: ["motivo del nombre", "motivo nombre"],
};

/** Words of a heading under which files hold what is personal, folded. */
const PERSONAL_WORDS: ReadonlySet<string> = new Set(
  `nombre nombres apellido apellidos telefono telefonos movil correo email mail dni nie nif direccion domicilio contacto contactos acusado acusada acusados
  denunciante denunciantes testigo testigos nacimiento iban cuenta persona personas edad sexo parentesco`.split(/\s+/),
);

const SOURCE_NAMES: readonly (readonly [name: string, part: SourcePart])[] = [
  ["documento", "title"],
  ["titulo de la fuente", "title"],
  ["fuente", "title"],
  ["fecha de la fuente", "date"],
  ["fecha", "date"],
  ["enlace de la fuente", "url"],
  ["enlace", "url"],
  ["url", "url"],
];

/** «Fuente 2: enlace», as the template has it, with its parts in any of the usual spellings. */
const TEMPLATE_SOURCE = /^fuente (\d{1,2})[:, ]{1,3}(documento|titulo|fecha|enlace|url)$/;
const NUMBERED = /^(.{1,40}?) ?(\d{1,2})$/;

const partOf = (name: string): SourcePart | null => SOURCE_NAMES.find(([known]) => known === name)?.[1] ?? null;

function sourceColumn(name: string): CaseColumn | null {
  const [, place, told] = TEMPLATE_SOURCE.exec(name) ?? [];
  const [, bare, number] = NUMBERED.exec(name) ?? [];
  const part = told === undefined ? partOf(bare ?? name) : partOf(told === "titulo" ? "documento" : told);
  const at = Number(place ?? number ?? 1);
  return part === null || at < 1 || at > MOST_SOURCE_COLUMNS ? null : `source.${at}.${part}`;
}

const isPlain = (key: string): key is PlainCaseColumn => Object.hasOwn(NAMES, key);
const PLAIN = Object.keys(NAMES).filter(isPlain);

const PLAIN_LABELS: Readonly<Record<PlainCaseColumn, string>> = {
  ...CASE_FIELD_LABELS,
  nameReason: "Motivo del nombre",
};

const spelling = (text: string) => foldLoosely(text.replaceAll("_", " "));

const plainColumn = (name: string): CaseColumn | null =>
  PLAIN.find((key) => NAMES[key].includes(name) || spelling(PLAIN_LABELS[key]) === name) ?? null;

/** Tells whether a heading is personal: «Nombre de la víctima», «Teléfono». */
const isPersonal = (name: string) => (name.match(/[a-z]+/g) ?? []).some((word) => PERSONAL_WORDS.has(word));

/**
 * Proposes the meaning of each column of a file, by its first row. A person corrects it.
 *
 * @returns One for each heading; a field that two headings name is the first one's.
 */
export function proposeCaseColumns(header: readonly string[]): readonly CaseColumn[] {
  const taken = new Set<CaseColumn>();
  return header.map((heading) => {
    const name = spelling(heading.slice(0, 200));
    const column = plainColumn(name) ?? sourceColumn(name) ?? (isPersonal(name) ? "personal" : "");
    if (column !== "personal" && taken.has(column)) return "";
    taken.add(column);
    return column;
  });
}

/** Returns the label of a column of a file. */
export function caseColumnLabel(column: CaseColumn): string {
  if (column === "") return "No se usa";
  if (column === "personal") return "Dato personal: no se importa";
  if (isPlain(column)) return PLAIN_LABELS[column];
  const [, at = "1", part = "title"] = column.split(".");
  return `Fuente ${at}: ${part === "date" || part === "url" ? PARTS[part] : PARTS.title}`;
}

const sourceColumns = (many: number) =>
  Array.from({ length: many }, (_, at) => at + 1).flatMap((at): CaseColumn[] => [
    `source.${at}.title`,
    `source.${at}.date`,
    `source.${at}.url`,
  ]);

/** Everything that a column can be, in the order of a form. */
export const CASE_COLUMNS: readonly CaseColumn[] = [
  "",
  ...PLAIN,
  ...sourceColumns(Math.min(MOST_SOURCE_COLUMNS, CASE_LIMITS.sources)),
  "personal",
];

/** Sources that the template has columns for. */
const TEMPLATE_SOURCES = 2;

/** The empty table that people fill in: a heading and nothing else. */
export function caseTemplateCsv(): string {
  const columns = [...PLAIN, ...sourceColumns(TEMPLATE_SOURCES)];
  return BYTE_ORDER_MARK + delimitedLine(columns.map(caseColumnLabel), ";");
}

/** Returns the label of the field of a fault: «sources.1.date» is «Fuente 2: fecha». @returns The field itself for one that is none of a case. */
export function caseFaultLabel(field: string): string {
  const [, at, part] = /^sources\.(\d{1,2})\.(title|date|url)$/.exec(field) ?? [];
  if (part === "title" || part === "date" || part === "url") return caseColumnLabel(`source.${Number(at) + 1}.${part}`);
  if (field === "sources") return CASE_FIELD_LABELS.sources;
  if (field === "personal") return "Dato personal";
  return isPlain(field) ? PLAIN_LABELS[field] : field;
}
