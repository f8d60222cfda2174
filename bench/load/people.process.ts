/** A thousand people with a session each, in a process of their own: told by message what to do, answers with how long it took. */
import { IDENTITY_PATH, SEARCH_PATH } from "@nv/contracts";
import { z } from "zod";
import { SEARCH_QUERIES } from "../../e2e/src/search-queries.ts";
import { type HttpConnection, openConnection } from "../identity/http-connection.ts";
import { percentile } from "../identity/load.ts";
import { ACTIONS, type Action, type PeopleOrder, type PeopleReport, SHARES, type Times } from "./site-load.ts";

/** As many as hash at a time, and as many waiting. */
const SIGN_INS_AT_A_TIME = 4;
/** One session is renewed sixty times a minute at most; who asks without a pause would come to it sooner on a faster machine. */
const RENEWAL_EACH_MS = 1500;

interface Person {
  readonly cookie: string;
  access: string;
  refresh: string;
  /** Number of the next thing that they do: a sequence of their own, the same in each run. */
  seed: number;
  /** Time of the last renewal of the session, by the clock of this process. */
  renewedMs: number;
}

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

const [port = ""] = process.argv.slice(2);
const url = `http://localhost:${port}`;
const host = `host: localhost:${port}`;
const queries = Object.values(SEARCH_QUERIES).flat();
let pages: readonly string[] = [];
let people: readonly Person[] = [];

/** The next number of somebody's sequence, 0 to 1. @see Numerical Recipes, the linear congruential generator */
function draw(person: Person): number {
  person.seed = (person.seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return person.seed / 2 ** 32;
}

function pick<Value>(person: Person, values: readonly Value[], fallback: Value): Value {
  return values[Math.floor(draw(person) * values.length)] ?? fallback;
}

function nextAction(person: Person): Action {
  let rest = draw(person) * 100;
  for (const action of ACTIONS) {
    rest -= SHARES[action];
    if (rest >= 0) continue;
    const isTooSoon = action === "renewal" && performance.now() - person.renewedMs < RENEWAL_EACH_MS;
    return isTooSoon ? "user" : action;
  }
  return "page";
}

async function signIn(number: number, password: string): Promise<Person> {
  // People do not share a computer: each comes from an address of their own.
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const answer = await fetch(`${url}${IDENTITY_PATH}/token`, {
    method: "POST",
    headers: { "x-forwarded-for": from, origin: url },
    body: new URLSearchParams({ grant_type: "password", username: `p${number}@diario.example`, password }),
  });
  if (!answer.ok) throw new Error(`Person ${number} cannot sign in: ${answer.status} ${await answer.text()}`);
  const { access_token, refresh_token } = Tokens.parse(await answer.json());
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  return { cookie, access: access_token, refresh: refresh_token, seed: number, renewedMs: -Infinity };
}

async function signInAll(count: number, password: string): Promise<void> {
  const signedIn: Person[] = [];
  let next = 0;
  async function desk(): Promise<void> {
    for (let number = next++; number < count; number = next++) signedIn[number] = await signIn(number, password);
  }
  await Promise.all(Array.from({ length: SIGN_INS_AT_A_TIME }, desk));
  people = signedIn;
}

function get(path: string, header: string): string {
  return `GET ${path} HTTP/1.1\r\n${host}\r\naccept-encoding: br\r\n${header}\r\n\r\n`;
}

function requestOf(person: Person, action: Action): string {
  if (action === "page") return get(pick(person, pages, "/"), `cookie: ${person.cookie}`);
  if (action === "user") return get(`${IDENTITY_PATH}/user`, `authorization: Bearer ${person.access}`);
  if (action === "search") {
    const { query } = pick(person, queries, { query: "mapa", wanted: "" });
    return get(`${SEARCH_PATH}?${new URLSearchParams({ q: query })}`, `cookie: ${person.cookie}`);
  }
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: person.refresh }).toString();
  const form = `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}`;
  return `POST ${IDENTITY_PATH}/token HTTP/1.1\r\n${host}\r\norigin: ${url}\r\ncookie: ${person.cookie}\r\n${form}\r\n\r\n${body}`;
}

async function act(person: Person, action: Action, connection: HttpConnection): Promise<void> {
  if (action === "renewal") person.renewedMs = performance.now();
  const { status, body } = await connection.ask(requestOf(person, action));
  if (status !== 200) throw new Error(`${action}: ${status} ${body.slice(0, 200)}`);
  if (action !== "renewal") return;
  const { access_token, refresh_token } = Tokens.parse(JSON.parse(body));
  person.access = access_token;
  person.refresh = refresh_token;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Durations, summed up as they come: an hour of them does not fit a list. */
function createClock() {
  let all: number[] = [];
  let count = 0;
  let longestMs = 0;
  /** As many as a percentile needs; beyond it one of two goes. */
  const KEPT_MAX = 400_000;
  let step = 1;
  return {
    note(ms: number): void {
      count += 1;
      longestMs = Math.max(longestMs, ms);
      if (count % step === 0) all.push(ms);
      if (all.length < KEPT_MAX) return;
      all = all.filter((_ms, at) => at % 2 === 0);
      step *= 2;
    },
    times: (): Times => ({ count, p50Ms: percentile(all, 0.5), p99Ms: percentile(all, 0.99), longestMs }),
  };
}

async function work(count: number, seconds: number, pauseMs: number): Promise<PeopleReport> {
  const clocks = { page: createClock(), search: createClock(), user: createClock(), renewal: createClock() };
  const [all, arrival] = [createClock(), createClock()];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;

  async function live(person: Person): Promise<void> {
    const connection = await openConnection(Number(port));
    try {
      await act(person, "page", connection);
      arrival.note(performance.now() - startMs);
      while (performance.now() < endMs) {
        if (pauseMs > 0) await pause(draw(person) * 2 * pauseMs);
        const action = nextAction(person);
        const askedMs = performance.now();
        await act(person, action, connection);
        const tookMs = performance.now() - askedMs;
        clocks[action].note(tookMs);
        all.note(tookMs);
      }
    } finally {
      connection.close();
    }
  }

  await Promise.all(people.slice(0, count).map(live));
  const byAction = {
    page: clocks.page.times(),
    search: clocks.search.times(),
    user: clocks.user.times(),
    renewal: clocks.renewal.times(),
  };
  const elapsedS = (performance.now() - startMs) / 1000;
  return { all: all.times(), byAction, arrival: arrival.times(), perS: all.times().count / elapsedS };
}

async function obey(order: PeopleOrder): Promise<PeopleReport | object> {
  if (order.do === "work") return work(order.people, order.seconds, order.pauseMs);
  pages = order.pages;
  await signInAll(order.people, order.password);
  return {};
}

process.on("message", (order: PeopleOrder) => {
  obey(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on("disconnect", () => process.exit());
process.send?.({ isReady: true });
