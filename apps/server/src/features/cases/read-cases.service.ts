import { CASE_LIMITS, CASE_STATES, type CaseState } from "@nv/contracts";
import type { CaseEvents, CaseList, CasesQuery, CaseView } from "@nv/contracts/schemas";
import { wordsOf } from "@nv/spanish";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import {
  countFound,
  countStates,
  type EventPlace,
  type EventsSought,
  findCase,
  findPrivate,
  listCases,
  listEvents,
  namesOf,
  pastOf,
  publicVersion,
} from "./cases.repository.ts";
import type { CasesContext } from "./cases-context.ts";
import { toEvent, toSummary, toView } from "./cases-views.ts";
import type { CaseRow, CasesDb } from "./schema/tables.ts";

/** Words of a question that are looked for. */
const MOST_WORDS = 8;

/** Events of one answer. */
const EVENTS_PAGE = 100;

/** Actions of those who read or write what is personal. */
const PERSONAL_ACTIONS = ["personal-read", "personal-written", "personal-erased"] as const;

const EventCursor = z.tuple([z.coerce.number().int(), z.coerce.number().int(), z.uuid()]);

/** Reads from its address where a list of events goes on. @throws {Problem} `BAD_REQUEST`. */
function placeOf(after: string | undefined): EventPlace | undefined {
  if (after === undefined) return undefined;
  const { data } = EventCursor.safeParse(after.split("_"));
  if (data === undefined) throw new Problem("BAD_REQUEST");
  const [atMs, version, id] = data;
  return { atMs, version, id };
}

const KEYS_MISSING =
  "Falta CASES_KEYS en la configuración del servidor: sin ella no se guarda nada personal. Lo demás funciona.";

/** Counts the cases in each state, with 0 for the states that have none. */
function countsOf(counts: ReadonlyMap<string, number>): Record<CaseState, number> {
  const isState = (state: string): state is CaseState => Object.hasOwn(CASE_STATES, state);
  const none: Record<CaseState, number> = {
    draft: 0,
    reviewing: 0,
    verified: 0,
    publishable: 0,
    published: 0,
    retired: 0,
  };
  const known = [...counts].filter((entry): entry is [CaseState, number] => isState(entry[0]));
  return { ...none, ...Object.fromEntries(known) };
}

/** A case by its id. @throws {Problem} `CASE_NOT_FOUND`. */
export async function requireCase(from: CasesDb, id: string): Promise<CaseRow> {
  const row = await findCase(from, id);
  if (row === undefined) throw new Problem("CASE_NOT_FOUND");
  return row;
}

/** Creates the reading of cases: what writes nothing. Failures are `Problem`s. */
export function createReadCases(context: CasesContext) {
  const { db, seal } = context;

  async function view(id: string, personId: string): Promise<CaseView> {
    const row = await requireCase(db, id);
    const hasPersonal = (await findPrivate(db, id)) !== undefined;
    const known = { names: await namesOf(db), past: await pastOf(db, row), publicVersion: await publicVersion(db, id) };
    const municipalities = await context.municipalities();
    return toView(row, { ...known, hasPersonal, municipalities, personId });
  }

  async function events(sought: Omit<EventsSought, "limit">): Promise<CaseEvents> {
    const rows = await listEvents(db, { ...sought, limit: EVENTS_PAGE + 1 });
    const names = await namesOf(db);
    const told = rows.slice(0, EVENTS_PAGE);
    const last = told.at(-1);
    const next = rows.length > EVENTS_PAGE && last !== undefined ? [last.at_ms, last.version, last.id].join("_") : null;
    return { events: told.map((row) => toEvent(row, names)), next };
  }

  return {
    async list({ q, state, province, after }: CasesQuery): Promise<CaseList> {
      const words = wordsOf(q).slice(0, MOST_WORDS);
      const sought = { words, state, province, after, limit: CASE_LIMITS.page + 1 };
      const rows = await listCases(db, sought);
      const names = await namesOf(db);
      const counts = await countStates(db);
      const cases = rows.slice(0, CASE_LIMITS.page).map((row) => toSummary(row, names));
      return {
        cases,
        counts: countsOf(counts),
        found: await countFound(db, sought),
        next: rows.length > CASE_LIMITS.page ? (cases.at(-1)?.ref ?? null) : null,
        personal: { isReady: seal.keyId !== null, why: seal.keyId === null ? KEYS_MISSING : "" },
      };
    },

    view,

    /** @throws {Problem} `CASE_NOT_FOUND`, `BAD_REQUEST`. */
    async history(id: string, after: string | undefined): Promise<CaseEvents> {
      await requireCase(db, id);
      return events({ caseId: id, after: placeOf(after) });
    },

    /** Lists who read or wrote what is personal. @throws {Problem} `BAD_REQUEST`. */
    audit: (after: string | undefined): Promise<CaseEvents> =>
      events({ actions: PERSONAL_ACTIONS, after: placeOf(after) }),
  };
}
