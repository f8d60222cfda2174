/** Kinds of page that have the same headings in the same order. */
export type PageKind = "tool" | "rule" | "archive";

/** Headings that end a page, in their order. */
const ENDINGS: Readonly<Record<PageKind, readonly string[]>> = {
  tool: ["Comprobaciones", "Fallos frecuentes", "Límites", "Relacionados"],
  rule: ["Comprobaciones", "Fallos frecuentes", "Relacionados"],
  archive: ["Relacionados"],
};

/** Headings that come before those, in their order; the page's own stand anywhere among them. */
const BEGINNINGS: Readonly<Record<PageKind, readonly string[]>> = {
  tool: ["Cuándo usarlo", "Pasos"],
  rule: ["Cuándo usarlo"],
  archive: ["Para qué servía", "Qué lo sustituye", "Comprobaciones"],
};

/** Headings of every page of a kind, in their order. */
export const headingsOfKind = (kind: PageKind): readonly string[] => [...BEGINNINGS[kind], ...ENDINGS[kind]];

/** Folders of the pages of each kind; what is in none, the introduction, is made otherwise. */
const KINDS: Readonly<Record<string, PageKind>> = {
  "Desarrollo interno": "rule",
  Extensiones: "tool",
  Formatos: "tool",
  "Guia de estilos": "rule",
  "Herramientas DW": "tool",
  "Herramientas Online": "tool",
  Manuales: "tool",
  Mapas: "tool",
  Old: "archive",
  Snippets: "rule",
  Trackers: "tool",
  Tutoriales: "rule",
  Video: "rule",
};

/** Kind of a page by its path below the documentation; null for one that is of no kind. */
export const kindOfPage = (path: string): PageKind | null => KINDS[path.split("/")[0] ?? ""] ?? null;

/** Folder of the style guide, whose chapters show their rule as tools show themselves. */
const GUIDE = "Guia de estilos";

/** Whether a page shows something that lives before its first heading. A sentence on who decides is no example. */
const showsFirst = (page: string): boolean =>
  /^(?:export const Tool\b|<(?!Policy\b)[A-Z])/m.test(page.split(/^## /m, 1)[0] ?? "");

/**
 * Says whether a page of a tool, or a chapter of the guide, begins with a text alone.
 *
 * @param path - Below the documentation.
 */
export const shownFirstFaults = (path: string, page: string): readonly string[] =>
  (kindOfPage(path) === "tool" || path.startsWith(`${GUIDE}/`)) && !showsFirst(page)
    ? ["shows nothing before its first heading"]
    : [];

/** Returns the headings of the second level of a page, those in its code left out. */
export function headingsOf(page: string): readonly string[] {
  let isCode = false;
  return page.split("\n").flatMap((line) => {
    if (line.startsWith("```")) isCode = !isCode;
    return !isCode && line.startsWith("## ") ? [line.slice(3).trim()] : [];
  });
}

/**
 * Says where a page is not made as its kind: a heading that is missing, one that stands elsewhere.
 *
 * @param page - Text of the page, as it is written.
 */
export function skeletonFaults(page: string, kind: PageKind): readonly string[] {
  const headings = headingsOf(page);
  const wanted = headingsOfKind(kind);
  const missing = wanted.filter((heading) => !headings.includes(heading));
  if (missing.length > 0) return missing.map((heading) => `has no «${heading}»`);
  const places = wanted.map((heading) => headings.indexOf(heading));
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  const isEnding = headings.slice(-ENDINGS[kind].length).join() === ENDINGS[kind].join();
  return isInOrder && isEnding
    ? []
    : [`has not these in this order, the last ${ENDINGS[kind].length} at its end: ${wanted.join(" · ")}`];
}
