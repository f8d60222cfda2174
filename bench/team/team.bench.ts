/**
 * Benchmark of how long `/team` keeps somebody waiting while it opens, with a rota of forty people over a year: the task of the page's own thread
 * that took most of the processor, and, beside it, what the week costs the server next to the same week of a rota that holds nothing else. Budgets:
 * 50 ms of the processor, which is what a browser calls long, and twice the week alone: a year behind it must not be felt.
 */
import { IDENTITY_PATH, TEAM_PROFILE_PATH, TEAM_SHIFTS_IMPORT_PATH, TEAM_SHIFTS_PATH } from "@nv/contracts";
import { freePort } from "@nv/test-kit";
import { type Browser, chromium } from "playwright-core";
import { z } from "zod";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { median } from "../src/median.ts";
import { PASSWORD } from "../src/signed-in-cookie.ts";
import { sized } from "../src/sized.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";
import { longestTask } from "../tools/longest-task.ts";
import { mondayAt, PEOPLE, personName, yearOfShifts } from "./invented-rota.ts";

const MOST_MS = 50;
const MOST_RATIO = 2;
/** After the week has come: what follows by itself is over. Milliseconds. */
const REST_MS = 2000;
const PATIENCE = { timeout: 60_000 };
/** Turns of which the middle one counts. */
const TURNS = sized(15, 1);
/** Rows that one file may bring. */
const AT_ONCE = sized(500, 5);
const VIEWPORT = { width: 1280, height: 900 };

const NewAccount = z.object({ id: z.string() });
const Tokens = z.object({ access_token: z.string() });

async function send(
  url: string,
  method: string,
  body: object | URLSearchParams,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const response = await fetch(url, {
    method,
    headers: { "sec-fetch-site": "same-origin", "content-type": type, ...headers },
    body: isForm ? body.toString() : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response;
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

/** Makes the people, each with a profile. @returns Their ids. */
async function makePeople({ url }: RunningSite): Promise<readonly string[]> {
  const signIn = (email: string) =>
    send(
      `${url}${IDENTITY_PATH}/token`,
      "POST",
      new URLSearchParams({ grant_type: "password", username: email, password: PASSWORD }),
      {},
    );
  const { access_token } = Tokens.parse(await (await signIn("ana@ejemplo.org")).json());
  const ids: string[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const email = `persona${at}@example.org`;
    const account = { email, password: PASSWORD, confirm: true };
    const headers = { authorization: `Bearer ${access_token}` };
    const made = await send(`${url}${IDENTITY_PATH}/admin/users`, "POST", account, headers);
    ids.push(NewAccount.parse(await made.json()).id);
    const cookie = cookieOf(await signIn(email));
    const profile = {
      ...{ name: personName(at), job: "Infografía", skills: ["R", "mapas"], specialities: ["Datos"] },
      ...{ languages: ["español"], timeZone: "Europe/Madrid", extension: String(1000 + at), shown: [] },
    };
    await send(`${url}${TEAM_PROFILE_PATH}`, "PUT", profile, { cookie });
  }
  return ids;
}

async function bring({ url, cookie }: RunningSite, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await send(`${url}${TEAM_SHIFTS_IMPORT_PATH}`, "POST", { rows: rows.slice(from, from + AT_ONCE) }, { cookie });
}

/** Measures how long the request of the week takes, milliseconds. */
async function weekMs({ url, cookie }: RunningSite, monday: string): Promise<number> {
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const startMs = performance.now();
    const response = await fetch(`${url}${TEAM_SHIFTS_PATH}?monday=${monday}`, { headers: { cookie } });
    await response.text();
    turns.push(performance.now() - startMs);
  }
  return median(turns);
}

async function openPage(browser: Browser, { url, cookie }: RunningSite) {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, extraHTTPHeaders: { cookie } });
  try {
    const page = await context.newPage();
    // Once to have what every page of the site loads, as whoever comes from another page has.
    await page.goto("/docs/intro");
    await page.waitForTimeout(REST_MS);
    return await longestTask(browser, page, async () => {
      await page.getByRole("link", { name: "Equipo", exact: true }).first().click();
      await page.getByRole("row").nth(PEOPLE).waitFor(PATIENCE);
      await page.waitForTimeout(REST_MS);
    });
  } finally {
    await context.close();
  }
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchTeam(): Promise<void> {
  const site = await startSite(await freePort());
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  try {
    const monday = mondayAt(Date.now());
    const year = yearOfShifts(await makePeople(site), monday);
    await bring(site, year.week);
    const aloneMs = await weekMs(site, monday);
    await bring(site, year.rest);
    const ratio = (await weekMs(site, monday)) / aloneMs;
    const { cpuMs, wallMs, what } = await openPage(browser, site);
    const isOver = cpuMs > MOST_MS;
    const isSlow = ratio > MOST_RATIO;
    const shifts = year.week.length + year.rest.length;
    console.log(
      `team: ${PEOPLE} people, ${shifts} shifts: ${cpuMs.toFixed(0)} ms of the processor in one task (at most ${MOST_MS}; ${wallMs.toFixed(0)} ms went by; most of it ${what})${isOver ? " — OVER" : ""}`,
    );
    console.log(
      `team: the week with a year around it costs ${ratio.toFixed(2)} times the week alone (at most ${MOST_RATIO})${isSlow ? " — OVER" : ""}`,
    );
    if (isOver || isSlow) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}
