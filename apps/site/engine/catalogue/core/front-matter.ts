import { DOC_STATES, type DocState, isDocState } from "../../../src/reading/doc/core/doc-states";
import { dayOf, parsePeriod, reviewDueDay } from "../../../src/reading/review/core/review-due";

/** Fields of the front matter of a page of documentation about keeping it true. */
export interface PageRecord {
  readonly state: DocState;
  /** The area that answers for the page. */
  readonly owner: string;
  /** Day, `2026-11-20`. */
  readonly reviewedOn: string;
  /** Day on which the review stops holding; `null` for a page of the archive, which nobody reviews again. */
  readonly reviewDueOn: string | null;
  readonly aliases: readonly string[];
}

/** Front matter as the framework hands it over: written by people, so anything may come. */
export type FrontMatter = Readonly<Record<string, unknown>>;

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** YAML makes a date of an unquoted day; a text keeps the form that was written. */
function dayIn(value: unknown): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : dayOf(value);
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && dayOf(day) === value ? value : null;
}

/** Period of a page that is not reviewed again. */
const NEVER = "nunca";

function quoted(value: unknown): string {
  return value === undefined ? "falta" : `dice «${String(value)}»`;
}

function isAliases(value: unknown): value is readonly string[] | undefined {
  return value === undefined || (Array.isArray(value) && value.every(isText));
}

/** Record of a faultless page, or sentences about what a page lacks. */
export type CheckedFrontMatter =
  | { readonly record: PageRecord; readonly faults: readonly [] }
  | { readonly record: null; readonly faults: readonly string[] };

/**
 * Checks the front matter of a page of documentation.
 *
 * @returns The page's record, or every fault in a sentence that says what was expected and what came. Spanish: whoever writes pages
 *   reads them.
 */
export function checkFrontMatter(frontMatter: FrontMatter): CheckedFrontMatter {
  const { estado, responsable, revisado, revisar_cada, aliases } = frontMatter;
  const faults: string[] = [];
  if (!isDocState(estado)) {
    faults.push(`«estado» ${quoted(estado)}: pon uno de ${Object.keys(DOC_STATES).join(", ")}.`);
  }
  if (!isText(responsable)) faults.push(`«responsable» ${quoted(responsable)}: pon el área que responde de la página.`);
  const reviewedOn = dayIn(revisado);
  if (reviewedOn === null) faults.push(`«revisado» ${quoted(revisado)}: pon un día como 2026-11-20.`);
  const period = isText(revisar_cada) ? parsePeriod(revisar_cada) : null;
  const isPeriod = period !== null || revisar_cada === NEVER;
  if (!isPeriod)
    faults.push(`«revisar_cada» ${quoted(revisar_cada)}: pon un plazo como «6 meses» o «1 año», o «nunca».`);
  if (!isAliases(aliases)) faults.push(`«aliases» ${quoted(aliases)}: pon una lista de palabras, [color, paleta].`);

  if (!isDocState(estado) || !isText(responsable) || reviewedOn === null || !isPeriod || !isAliases(aliases)) {
    return { record: null, faults };
  }
  return {
    record: {
      state: estado,
      owner: responsable.trim(),
      reviewedOn,
      reviewDueOn: period === null ? null : reviewDueDay(reviewedOn, period),
      aliases: aliases ?? [],
    },
    faults: [],
  };
}
