import { randomUUID } from "node:crypto";
import { GRAPHICS_API_PATH } from "@nv/contracts";
import { GraphicDetail } from "@nv/contracts/schemas";
import type { Processes } from "./three-processes.ts";

/** A page that needs the database for its session, and no store. */
const PAGE = "/docs/intro";
/** Pauses between two things that somebody does, milliseconds. */
const WRITE_PAUSE_MS = 400;
const READ_PAUSE_MS = 1000;
/** Every so many savings of a writer are published. */
const PUBLISHED_EVERY = 12;
/** Longest that anybody waits for one answer, milliseconds. */
const PATIENCE_MS = 30_000;
/** Statuses with which a process says that it cannot now: a balancer, or the person, tries again. */
const NOT_NOW = new Set([408, 429, 502, 503, 504]);
/** Status of a fault of the server, which nothing here explains. */
const FAULT = 500;

/** Tally of what was asked and answered. */
export interface Tally {
  saved: number;
  published: number;
  pages: number;
  /** Answers that said «not now», by status; `cut` for those that never came. */
  readonly refused: Record<string, number>;
  /** Pages that took longer than they may, with when and how long. */
  readonly slowPages: string[];
  longestPageMs: number;
  /** Answers that nothing explains. */
  readonly wrong: string[];
}

/** People at work on several processes, behind something that asks the next one when one refuses the line. */
export interface Newsroom {
  readonly tally: Tally;
  /** Asks one process after another until one takes the line. @returns `null` when the answer did not come; it is in the tally. */
  ask(method: string, path: string, body?: object): Promise<Response | null>;
  /** Lets everybody finish what they do. */
  stop(): Promise<void>;
  /** Asks for each record and tells which writings were answered and are not there. */
  lost(): Promise<readonly string[]>;
  /** Saves and publishes once more, all together. @throws {Error} When somebody cannot. */
  workOnce(): Promise<void>;
}

interface Writer {
  readonly id: string;
  /** Last number whose saving was answered. */
  answered: number;
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms * (0.5 + Math.random())));

/** Lets people write, publish and read until they are told to stop. */
export async function startNewsroom(
  { all, siteUrl }: Processes,
  cookie: string,
  { writers, readers, mostPageMs }: { readonly writers: number; readonly readers: number; readonly mostPageMs: number },
): Promise<Newsroom> {
  const tally: Tally = {
    ...{ saved: 0, published: 0, pages: 0, refused: {}, slowPages: [], longestPageMs: 0, wrong: [] },
  };
  const startMs = performance.now();
  let turn = 0;
  let isOver = false;
  const headers = { cookie, origin: siteUrl, "content-type": "application/json" };
  const note = (why: string) => {
    tally.refused[why] = (tally.refused[why] ?? 0) + 1;
  };

  async function ask(method: string, path: string, body?: object): Promise<Response | null> {
    turn += 1;
    const first = turn;
    for (let tried = 0; tried < all.length; tried += 1) {
      const { url = "" } = all[(first + tried) % all.length] ?? {};
      try {
        const init = { method, headers, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) } as const;
        const answer = await fetch(url + path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
        if (answer.status === FAULT) tally.wrong.push(`${method} ${path}: ${answer.status}`);
        else if (!NOT_NOW.has(answer.status)) return answer;
        note(String(answer.status));
        await answer.body?.cancel();
        return null;
      } catch (error) {
        const { cause } = error instanceof Error ? error : {};
        const isRefused = cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
        // What was never taken may be sent again; what was cut may have been done.
        if (!isRefused) {
          note("cut");
          return null;
        }
      }
    }
    note("nobody");
    return null;
  }

  async function read(id: string): Promise<GraphicDetail | null> {
    const answer = await ask("GET", `${GRAPHICS_API_PATH}/${id}`);
    if (answer === null) return null;
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
    return GraphicDetail.parse(await answer.json());
  }

  async function create(number: number): Promise<Writer> {
    const config = { type: "external", source: `https://example.org/${number}` };
    const draft = { title: `Pieza ${number}`, altText: "Una prueba", sourceLine: "0", config };
    const answer = await ask("POST", GRAPHICS_API_PATH, draft);
    if (answer === null || !answer.ok)
      throw new Error(`No piece ${number}: ${await answer?.text()} ${JSON.stringify(tally.refused)}`);
    return { id: GraphicDetail.parse(await answer.json()).id, answered: 0 };
  }

  /** Saves the next number. @returns Whether it was answered. */
  async function save(writer: Writer): Promise<boolean> {
    const present = await read(writer.id);
    if (present === null) return false;
    const { version, title, altText, config } = present;
    const next = Math.max(writer.answered, Number(present.sourceLine)) + 1;
    const draft = { version, title, altText, config, sourceLine: String(next), savingId: randomUUID() };
    const answer = await ask("PUT", `${GRAPHICS_API_PATH}/${writer.id}`, draft);
    if (answer === null) return false;
    if (!answer.ok) {
      tally.wrong.push(`saving: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
      return false;
    }
    await answer.body?.cancel();
    writer.answered = next;
    tally.saved += 1;
    return true;
  }

  async function publish({ id }: Writer): Promise<boolean> {
    const present = await read(id);
    if (present === null) return false;
    const answer = await ask("POST", `${GRAPHICS_API_PATH}/${id}/publish`, { version: present.version });
    if (answer === null) return false;
    if (answer.ok) tally.published += 1;
    else tally.wrong.push(`publishing: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return answer.ok;
  }

  async function write(writer: Writer): Promise<void> {
    for (let times = 1; !isOver; times += 1) {
      await save(writer);
      if (times % PUBLISHED_EVERY === 0) await publish(writer);
      await pause(WRITE_PAUSE_MS);
    }
  }

  async function readPages(): Promise<void> {
    while (!isOver) {
      const fromMs = performance.now();
      const answer = await ask("GET", PAGE);
      if (answer !== null) {
        await answer.arrayBuffer();
        const tookMs = performance.now() - fromMs;
        tally.pages += 1;
        tally.longestPageMs = Math.max(tally.longestPageMs, tookMs);
        if (tookMs > mostPageMs)
          tally.slowPages.push(`${(tookMs / 1000).toFixed(1)} s at ${((fromMs - startMs) / 1000).toFixed(0)} s`);
        if (answer.status !== 200) tally.wrong.push(`page: ${answer.status}`);
      }
      await pause(READ_PAUSE_MS);
    }
  }

  const people: Writer[] = [];
  for (let number = 1; number <= writers; number += 1) people.push(await create(number));
  const atWork = [...people.map(write), ...Array.from({ length: readers }, readPages)];
  return {
    tally,
    ask,
    async stop() {
      isOver = true;
      await Promise.all(atWork);
    },
    async lost() {
      const found: string[] = [];
      for (const { id, answered } of people) {
        const present = await read(id);
        if (present === null || Number(present.sourceLine) < answered)
          found.push(`${id}: ${answered} was answered, ${present?.sourceLine ?? "nothing"} is there`);
      }
      return found;
    },
    async workOnce() {
      const done = await Promise.all(people.map(async (one) => (await save(one)) && (await publish(one))));
      if (done.includes(false)) throw new Error(`${done.filter((one) => !one).length} of ${people.length} could not.`);
    },
  };
}
