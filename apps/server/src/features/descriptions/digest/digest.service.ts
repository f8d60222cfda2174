import { type ChooseDigest, CoverageKind, CoverageState, type DescriptionsDigest } from "@nv/contracts/schemas";
import type { Identity } from "@nv/identity-server";
import { dayInMadrid, nextRunMs } from "@nv/series";
import type { Actor } from "../../../http/acting.ts";
import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import { countsOf } from "../coverage/core/counts-of.ts";
import { lastDays } from "../coverage/coverage.repository.ts";
import type { DescriptionsContext } from "../descriptions-context.ts";
import type { CoverageRow, DescriptionTables } from "../schema/tables.ts";
import {
  chooseDigest,
  claimDigest,
  firstPending,
  forgetDigests,
  isWeekDone,
  noteWeekDone,
  pendingByAuthor,
  wantsDigest,
} from "./digest.repository.ts";

/** Kind of the work that tells people once a week what lacks a description. */
export const DIGEST_JOB = "descriptions.digest";

/** Monday at eight in Madrid: before the week's work is shared out. */
const CALENDAR = { kind: "weekly" as const, days: [1], at: "08:00", retries: 0 };

const WEEK_MS = 7 * 86_400_000;

/** Things that a mail names: more is the page's to list. */
const NAMED = 10;

/** People of a name that are looked at: of two of one name nobody knows whose it is. */
const SAME_NAME = 20;

const LIST_PATH = "/docs/Trackers/Datawrapper_Descripcion_ia";

const WEEKLY: Actor = { id: "", name: "Resumen semanal" };

/** Operations that find people and tell them. */
export type DigestPost = Pick<Identity["operations"], "people" | "tellPeople">;

/** The weekly mail about what lacks a description. */
export interface DescriptionDigests {
  /** Returns what a person would be told now. */
  preview(person: Actor): Promise<DescriptionsDigest>;
  choose(person: Actor, choice: ChooseDigest): Promise<DescriptionsDigest>;
  /** Orders the mails of the week, once its hour has come. */
  enqueueDue(): Promise<void>;
  /** Tells everybody who is to be told; done again, or by two processes at once, it tells nobody twice. */
  readonly handler: JobHandler;
}

/** Monday of the week whose hour came last. */
function presentWeek(nowMs: number): string {
  return dayInMadrid(nextRunMs(CALENDAR, nowMs - WEEK_MS) ?? nowMs);
}

function toItem({ kind, id, title, type, author, section, text, state }: CoverageRow) {
  return { id, title, type, author, section, text, kind: CoverageKind.parse(kind), state: CoverageState.parse(state) };
}

/** Opens the weekly mail. */
export function createDescriptionDigests(context: DescriptionsContext, post: DigestPost): DescriptionDigests {
  const { db, jobs, now } = context;

  /** The one account of a name; `null` for none, or several. */
  async function personOf(author: string): Promise<string | null> {
    const found = author === "" ? [] : await post.people.find(author, SAME_NAME);
    const own = found.filter(({ name, email }) => (name === "" ? email : name) === author);
    return own.length === 1 ? (own[0]?.id ?? null) : null;
  }

  async function pendingOf(author: string) {
    const rows = (await pendingByAuthor(db)).filter((row) => row.author === author);
    return countsOf(rows.map((row) => ({ ...row, section: "" })));
  }

  async function preview({ id, name }: Actor): Promise<DescriptionsDigest> {
    const rows = (await pendingByAuthor(db)).filter(({ author }) => author === "");
    return {
      isOn: await wantsDigest(db, id),
      nextAtMs: nextRunMs(CALENDAR, now()) ?? now(),
      counts: await pendingOf(name),
      items: (await firstPending(db, name, NAMED)).map(toItem),
      isKnown: (await personOf(name)) === id,
      unsigned: rows.reduce((sum, { count }) => sum + count, 0),
    };
  }

  async function tell(author: string, week: string): Promise<void> {
    const personId = await personOf(author);
    if (personId === null || !(await wantsDigest(db, personId))) return;
    const { missing, wrong, stale } = await pendingOf(author);
    const titles = (await firstPending(db, author, NAMED)).map(({ title, id }) => title || id);
    await post.tellPeople(async (work) => {
      // In one transaction with the mail: who was told is noted, and who is noted was told.
      const isFirst = await claimDigest(work.db.$extendTables<DescriptionTables>(), week, personId, now());
      if (isFirst) await work.tellDescriptions(personId, { missing, wrong, stale, titles, path: LIST_PATH });
    });
  }

  return {
    preview,
    async choose(person, { isOn }) {
      await chooseDigest(db, person.id, isOn);
      return preview(person);
    },
    async enqueueDue() {
      // Nobody is told before somebody has asked for the first look.
      const [last] = await lastDays(db);
      const week = presentWeek(now());
      if (last === undefined || (await isWeekDone(db, week))) return;
      await jobs.order({ kind: DIGEST_JOB, subject: "", payload: {}, actor: WEEKLY, key: `${DIGEST_JOB} ${week}` });
    },
    async handler({ signal, progress }) {
      const week = presentWeek(now());
      const authors = [...new Set((await pendingByAuthor(db)).map(({ author }) => author))];
      for (const [at, author] of authors.entries()) {
        signal.throwIfAborted();
        await progress(at / authors.length, `Persona ${at + 1} de ${authors.length}`);
        await tell(author, week);
      }
      await noteWeekDone(db, week, now());
      await forgetDigests(db, dayInMadrid(now() - 5 * WEEK_MS));
      return { week };
    },
  };
}
