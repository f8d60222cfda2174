import { formatDate } from "@nv/spanish";
import type { CitableData } from "./citable-data.ts";

/** A citation of one revision, in a form that people or programs paste. */
export interface Citation {
  readonly name: string;
  readonly text: string;
}

type Cited = Pick<CitableData, "title" | "slug" | "revision" | "revisionUrl" | "publisher" | "publishedAtMs">;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** Day of the newsroom. */
const dayOf = (ms: number) => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(ms);

/** Writes a text as BibTeX takes it: what has a meaning there is escaped. */
const bibtex = (text: string) =>
  text.replaceAll(/[\\{}%&$#_~^]/g, (sign) =>
    sign === "\\" ? "\\textbackslash{}" : sign === "~" || sign === "^" ? `\\${sign}{}` : `\\${sign}`,
  );

/** Writes a text on one line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Writes a title inside quotes: those that it has are of the second kind. */
const quotable = (title: string) => oneLine(title).replaceAll("«", "“").replaceAll("»", "”");

/** Writes how people cite a revision. @example "Narrativas Visuales: «IPC», revisión 3-1e28aac04c, 2 de marzo de 2026. https://…" */
export function citationText({ title, revision, revisionUrl, publisher, publishedAtMs }: Cited): string {
  return `${publisher}: «${quotable(title)}», revisión ${revision}, ${formatDate(dayOf(publishedAtMs))}. ${revisionUrl}`;
}

/** The citation of a revision as BibTeX and RIS. */
export function citations(cited: Cited): readonly Citation[] {
  const { title, slug, revision, revisionUrl, publisher, publishedAtMs } = cited;
  const [year = "", month = "", day = ""] = dayOf(publishedAtMs).split("-");
  const bib = [
    `@misc{${slug}-${revision},`,
    `  title = {{${bibtex(oneLine(title))}}},`,
    `  author = {{${bibtex(publisher)}}},`,
    `  year = {${year}},`,
    `  month = ${MONTHS[Number(month) - 1] ?? "jan"},`,
    `  note = {Revisión ${revision}},`,
    `  url = {${revisionUrl}}`,
    "}",
  ];
  const ris = [
    "TY  - DATA",
    `TI  - ${oneLine(title)}`,
    `AU  - ${publisher}`,
    `PY  - ${year}`,
    `DA  - ${year}/${month}/${day}`,
    `ET  - ${revision}`,
    `UR  - ${revisionUrl}`,
    "ER  - ",
  ];
  return [
    { name: "BibTeX", text: bib.join("\n") },
    { name: "RIS", text: ris.join("\n") },
  ];
}
