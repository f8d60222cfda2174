import {
  type CalendarProposal,
  findHoles,
  type Hole,
  type Known,
  type MarketSession,
  type MarketWords,
  movesOf,
  proposeCalendar,
  type ReadSessions,
  readingSessions,
} from "@nv/series";
import { formatNumber } from "@nv/spanish";
import { drained, plainTable, readingDelimited, type TableProblem, type TableRow, tableProblemText } from "@nv/tables";
import type { BolsasDraft } from "./bolsas-draft";
import type { MarketDraft } from "./market-draft";
import { closeDecimals } from "./market-kinds";

/** Sessions that are read: eighty years of them. */
export const MOST_SESSIONS = 20_000;

/** Something quoted, understood. */
export interface MarketView extends Known {
  readonly draft: MarketDraft;
  readonly read: ReadSessions;
  /** Reason why the whole cannot be read; empty for none. */
  readonly fault: string;
  /** The holes that nothing else tells of: a row that was refused says itself what is missing. */
  readonly toldHoles: readonly Hole[];
  readonly words: MarketWords;
  /** Calendar that its days fit better than the chosen one; `null` for none. */
  readonly proposal: CalendarProposal | null;
}

const ARTICLE_WORDS = { el: "El ", la: "La ", none: "" } as const;

/** Label of something without a name. */
export const NO_NAME = "Sin nombre";

function wordsOf(
  draft: MarketDraft,
  read: ReadSessions,
  told: Pick<MarketWords, "percentDecimals" | "today">,
): MarketWords {
  const { name, article, kind, unit } = draft;
  const named = name.trim();
  const last = read.sessions.at(-1) ?? { close: 0 };
  const decimals =
    draft.closeDecimals === "auto" ? closeDecimals(kind, last, read.decimals) : Number(draft.closeDecimals);
  return {
    name: named === "" ? "El valor" : ARTICLE_WORDS[article] + named,
    ...{ kind, unit: unit.trim(), decimals, ...told },
  };
}

/** Whether a person has to say what decimals are written with: nothing is told of closes that could be a thousand times less. */
const asksMark = ({ understood }: ReadSessions) => understood?.close.isCertain === false;

/** Whether a person has to say which of day and month comes first. */
const asksOrder = ({ understood }: ReadSessions) => understood?.date.isCertain === false;

function faultOf(rows: readonly TableRow[], read: ReadSessions): string {
  const { missing, sessions } = read;
  if (rows.length > MOST_SESSIONS)
    return `Son ${formatNumber(rows.length)} filas y caben ${formatNumber(MOST_SESSIONS)}: quita las más antiguas.`;
  if (missing.length > 0)
    return `Falta la columna «${missing.join("» y la columna «")}»: ponle ese nombre en la primera fila.`;
  if (asksMark(read))
    return "No se sabe si el punto o la coma separa miles o decimales: «1.085» puede ser mil ochenta y cinco o uno y pico. Dilo en «Los decimales van con».";
  if (asksOrder(read))
    return "No se sabe si va antes el día o el mes: «03/05/2026» puede ser el 3 de mayo o el 5 de marzo. Dilo en «Los días se escriben con».";
  if (sessions.length === 0) return "No hay ninguna sesión que se pueda usar.";
  return sessions.length === 1 ? "Hay una sola sesión: hacen falta dos para decir cuánto cambia." : "";
}

const NOTHING: ReadSessions = {
  ...{ sessions: [], faults: [], understood: null, missing: [], decimals: 0 },
  plain: plainTable([]),
};

/** Sessions of a text, with its rows and the first thing that is wrong with it. */
interface ReadText {
  readonly rows: readonly TableRow[];
  readonly problem: TableProblem | undefined;
  readonly read: ReadSessions;
}

/** Work in pieces of some milliseconds, between which the page answers: years of sessions take longer than a letter. */
type InPieces<Result> = Generator<undefined, Result, undefined>;

/** Reads the text of something quoted. */
type TextReader = (draft: MarketDraft, today: string) => InPieces<ReadText>;

function* readingText({ text, calendar, decimalMark, dayOrder }: MarketDraft, today: string): InPieces<ReadText> {
  const { rows, problems } = yield* readingDelimited(text);
  const [problem] = problems;
  const isRead = problem === undefined && rows.length <= MOST_SESSIONS;
  const read = isRead ? yield* readingSessions(rows, { today, calendar, decimalMark, dayOrder }) : NOTHING;
  return { rows, problem, read };
}

/** Fields of a form that a text is read by. */
const READ_BY = ["text", "calendar", "decimalMark", "dayOrder"] as const satisfies readonly (keyof MarketDraft)[];

/**
 * Makes a reader that reads a text again only when it, or what it is read by, is another: whoever types a name does not wait for ten thousand
 * sessions at each letter.
 */
export function createTextReader(): TextReader {
  const known = new Map<string, { readonly draft: MarketDraft; readonly today: string; readonly found: ReadText }>();
  return function* readOnce(draft, today) {
    const before = known.get(draft.id);
    const isSame = before?.today === today && READ_BY.every((name) => before.draft[name] === draft[name]);
    const found = isSame && before !== undefined ? before.found : yield* readingText(draft, today);
    known.set(draft.id, { draft, today, found });
    return found;
  };
}

function* readingMarket(
  draft: MarketDraft,
  today: string,
  percentDecimals: number,
  readOf: TextReader,
): InPieces<MarketView> {
  const { text, calendar, closedDays } = draft;
  const { rows, problem, read } = yield* readOf(draft, today);
  const sessions = asksMark(read) || asksOrder(read) ? [] : read.sessions;
  yield;
  const holes = findHoles(sessions, { calendar, closedDays });
  yield;
  const toldHoles = findHoles(sessions, { calendar, closedDays: [...closedDays, ...refusedDays(read)] });
  yield;
  const words = wordsOf(draft, read, { percentDecimals, today });
  const wrong = problem === undefined ? faultOf(rows, read) : tableProblemText(problem);
  const fault = text.trim() === "" ? "Pega aquí las sesiones: una fila por día, con su fecha y su cierre." : wrong;
  const proposal = proposeCalendar(sessions, calendar, draft.name);
  yield;
  return { draft, read, sessions, holes, toldHoles, moves: movesOf(sessions, holes), words, fault, proposal };
}

/**
 * Reads something quoted as it is written in the form.
 *
 * @param today - Day of the newsroom, `YYYY-MM-DD`.
 */
export function readMarket(draft: MarketDraft, today: string, percentDecimals: number): MarketView {
  return drained(readingMarket(draft, today, percentDecimals, readingText));
}

/** Days of rows that were refused. */
const refusedDays = ({ faults }: ReadSessions) => faults.flatMap(({ date }) => date ?? []);

/** Reads all the values of a form, in pieces. */
export function* readingMarkets(
  { markets, percentDecimals }: Pick<BolsasDraft, "markets" | "percentDecimals">,
  today: string,
  readOf: TextReader = readingText,
): InPieces<readonly MarketView[]> {
  const views: MarketView[] = [];
  for (const market of markets) views.push(yield* readingMarket(market, today, Number(percentDecimals), readOf));
  return views;
}

/** All the values of a form. */
export function readMarkets(
  form: Pick<BolsasDraft, "markets" | "percentDecimals">,
  today: string,
): readonly MarketView[] {
  return drained(readingMarkets(form, today));
}

/** Sentence for sessions that are read while the page answers. */
export const STILL_READING = "Leyendo las sesiones…";

/**
 * Puts what is written now over what was read before, while it is read: what was typed is there at once, and what is said of the sessions stays that of
 * those before.
 */
export function whileReading(
  written: readonly MarketDraft[],
  before: readonly MarketView[],
  { today, percentDecimals }: { readonly today: string; readonly percentDecimals: string },
): readonly MarketView[] {
  return written.map((draft) => {
    const former = before.find((view) => view.draft.id === draft.id);
    const view = former ?? readMarket({ ...draft, text: "" }, today, Number(percentDecimals));
    return { ...view, draft, fault: view.draft === draft ? view.fault : STILL_READING };
  });
}

/** The last sessions of a drawing; all of them for `all`. */
export function lastSessions(sessions: readonly MarketSession[], span: BolsasDraft["span"]): readonly MarketSession[] {
  return span === "all" ? sessions : sessions.slice(-Number(span));
}
