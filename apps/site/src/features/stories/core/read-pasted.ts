import { type PastedPage, readPage } from "./pasted-html";
import { isArchie, type PastedGroup, readArchie } from "./read-archie";

export type { PastedGroup, PastedStep } from "./read-archie";

/** Pasted contents, as a story takes them. */
export interface Pasted {
  /** Steps, one a paragraph, in their order; none is empty. More than one group is a page of its own: paragraphs and scenes. */
  readonly groups: readonly PastedGroup[];
  /** Sentences about what was left out. */
  readonly notes: readonly string[];
}

/** Contents of a clipboard. */
export interface Clipping {
  /** Its HTML as the browser parsed it; `null` where it has none. */
  readonly page: Document | null;
  readonly text: string;
}

/** Steps of one paste: three times what a long story has. */
export const MOST_PASTED_STEPS = 300;

const count = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`);

/** The paragraphs of a plain text: those between empty lines where there are some, else its lines. What is marked as Markdown stays so. */
function paragraphsIn(text: string): readonly string[] {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const between = lines.includes("") ? "\n\n" : "\n";
  return lines
    .join("\n")
    .split(between)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

function notesOf(page: Omit<PastedPage, "paragraphs">): readonly string[] {
  const { images, plainLinks, tables, comments, deletions, objects } = page;
  return [
    images > 0 &&
      (images === 1
        ? "Una imagen no se ha pegado: tráela a Archivos y ponla en su paso."
        : `${images} imágenes no se han pegado: tráelas a Archivos y ponlas en su paso.`),
    tables > 0 &&
      `${count(tables, "Una tabla se ha quedado", "tablas se han quedado")} en párrafos, uno por celda: hazla en Gráficos y ponla con «Una pieza de Gráficos».`,
    objects > 0 &&
      `${count(objects, "Un dibujo, una fórmula o algo incrustado no se ha pegado", "dibujos, fórmulas o cosas incrustadas no se han pegado")}.`,
    comments > 0 && `${count(comments, "Un comentario no se ha pegado", "comentarios no se han pegado")}.`,
    deletions > 0 &&
      `${count(deletions, "Un trozo tachado en el control de cambios no se ha pegado", "trozos tachados en el control de cambios no se han pegado")}.`,
    plainLinks > 0 &&
      `${count(plainLinks, "Un enlace se ha quedado", "enlaces se han quedado")} en texto: solo valen los https.`,
  ].filter((note) => note !== false);
}

/** Number of steps of a paste. */
export const stepsIn = (groups: readonly PastedGroup[]): number =>
  groups.reduce((sum, { steps }) => sum + steps.length, 0);

function bounded({ groups, notes }: Pasted): Pasted {
  const all = stepsIn(groups);
  if (all <= MOST_PASTED_STEPS) return { groups, notes };
  let left = MOST_PASTED_STEPS;
  const kept = groups.flatMap(({ scene, steps }) => {
    const first = steps.slice(0, left);
    left -= first.length;
    return first.length === 0 ? [] : { scene, steps: first };
  });
  return { groups: kept, notes: [...notes, `Hay ${all} párrafos y se han pegado los ${MOST_PASTED_STEPS} primeros.`] };
}

/** Words about the keys of a step that are understood. */
const UNDERSTOOD = "de cada paso se entienden «text», «texto» o «foreground», y «alt» o «altText»";

const NO_STEPS = `No hay ningún paso con texto: ${UNDERSTOOD}.`;

/** Keys that are named; of more, how many there are. */
const NAMED_KEYS = 8;

const unusedNote = (unused: number) =>
  `${count(unused, "Una línea no es", "líneas no son")} de ningún paso: en ArchieML, un texto de varias líneas acaba con «:end».`;

function unknownNotes(unknown: readonly string[]): readonly string[] {
  if (unknown.length === 0) return [];
  const rest = unknown.length - NAMED_KEYS;
  const names = unknown.slice(0, NAMED_KEYS).map((name) => `«${name}»`);
  return [`Lo que dicen ${names.join(", ")}${rest > 0 ? ` y ${rest} más` : ""} no se pone: ${UNDERSTOOD}.`];
}

function fromArchie(text: string, notes: readonly string[]): Pasted {
  const { groups, unused, unknown } = readArchie(text);
  const more = [...notes, ...(unused === 0 ? [] : [unusedNote(unused)]), ...unknownNotes(unknown)];
  return { groups, notes: groups.length === 0 ? [NO_STEPS, ...more] : more };
}

/**
 * Reads what was pasted from Word, Google Docs, ArchieML or a plain text: a step for each paragraph, in the Markdown of steps.
 *
 * @param clipping - As the browser gives it; its text may have any ends of lines.
 */
export function readPasted({ page, text }: Clipping): Pasted {
  const plain = text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n");
  const read = page === null ? null : readPage(page);
  // A page of pictures alone has no words: then the text says more.
  const isPage = read !== null && read.paragraphs.length > 0;
  const notes = read === null ? [] : notesOf(read);
  const paragraphs = isPage ? read.paragraphs : paragraphsIn(plain);
  const source = isPage ? read.paragraphs.join("\n") : plain;
  if (isArchie(source)) return bounded(fromArchie(source, notes));
  const steps = paragraphs.map((paragraph) => ({ text: paragraph, alt: "" }));
  return bounded({ groups: steps.length === 0 ? [] : [{ scene: null, steps }], notes });
}
