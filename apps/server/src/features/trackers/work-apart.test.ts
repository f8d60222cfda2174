import { ComparisonFields, ComparisonResult, type MandateFields, type Observation } from "@nv/contracts/schemas";
import { HOUSE_METHOD, mandateJson } from "@nv/series";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doTrackerWork, type TrackerRequest } from "./core/tracker-work.ts";
import { createWorkApart, type WorkApart } from "./work-apart.ts";

let apart: WorkApart;
beforeAll(() => {
  apart = createWorkApart();
});
afterAll(() => apart.close());

/** A thread that begins reads its own source, which takes its time where others wait for the same cores. Milliseconds. */
const THREAD_MS = 30_000;

const WEEK_MS = 7 * 86_400_000;

/** Invented: houses that ask every week. */
function pollsOf(weeks: number): Observation[] {
  return Array.from({ length: weeks * 5 }, (_, at) => ({
    date: new Date(Date.UTC(2021, 0, 20) + WEEK_MS * Math.floor(at / 5)).toISOString().slice(0, 10),
    values: { house: `Casa ${at % 5}`, start: "2021-01-20", sample: 1000, approve: 40 + (at % 9), disapprove: 45 },
    ...{ source: "Casa de Ejemplo", sourceUrl: "https://casa.example/", isProvisional: false, note: "" },
  }));
}

const filed = (holder: string, weeks: number, seed: number) => ({
  fields: {
    ...{ kind: "mandate", title: holder, description: "", note: "", holder, startDay: "2021-01-20" },
    ...{ question: "¿Aprueba su gestión?", method: { ...HOUSE_METHOD, resamples: 1000, seed } },
  } satisfies MandateFields,
  ...{ polls: pollsOf(weeks), events: [], changes: { added: 0, changed: 0, removed: 0 } },
  revisionUrl: "https://diario.example/data/x/1/data.json",
});

/** Mandates of years, whose averages are to be made again with a thousand draws. */
function comparison(kind: "check" | "compare", members: readonly string[], weeks = 40): TrackerRequest {
  const published = members.map((name, seed) => [name, Buffer.from(mandateJson(filed(name, weeks, seed)))] as const);
  const fields = ComparisonFields.parse({
    ...{ kind: "comparison", title: "Al mismo día", remakesAverages: true },
    members: members.map((tracker) => ({ tracker })),
  });
  return { kind, fields, published: new Map(published) };
}

const FOUR = ["ana", "berta", "carla", "diego"];

test("a long comparison is made while the rest of the process goes on, and comes to the same", {
  timeout: THREAD_MS,
}, async () => {
  const order = comparison("compare", FOUR);
  const state = { isDone: false, turns: 0 };
  const made = apart.run(order).finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) {
    state.turns += 1;
    await new Promise(setImmediate);
  }
  // In this thread it would be one turn.
  expect(state.turns).toBeGreaterThan(100);
  expect(await made).toEqual(doTrackerWork(order));
  expect(ComparisonResult.parse(JSON.parse((await made).json)).comparison?.members).toHaveLength(4);
});

test("what keeps mandates from being compared is told without an average of any", async () => {
  const order = comparison("check", ["ana", "ana"], 4);
  expect((await apart.run(order)).problems).toEqual([
    { field: "members.1.tracker", message: "«ana» está dos veces: quita uno" },
  ]);
});

test("orders are done in their turn, each with its own answer", async () => {
  const answers = await Promise.all(
    [3, 6].map((weeks) => apart.run({ kind: "mandate", filed: filed("Ana", weeks, 1) })),
  );
  expect(answers.map(({ csv }) => csv.trim().split("\n").length - 1)).toEqual([15, 30]);
});

test("what fails is told to who ordered it, and the next one is done", { timeout: THREAD_MS }, async () => {
  const order = comparison("compare", ["ana", "berta"], 4);
  if (order.kind === "mandate") throw new Error("It is a comparison.");
  const broken = { ...order, published: new Map([["ana", Buffer.from("no es un seguimiento")]]) };
  const [failed, next] = await Promise.allSettled([apart.run(broken), apart.run(order)]);
  expect(failed).toMatchObject({
    status: "rejected",
    reason: { message: "The work apart of a tracker (compare) failed." },
  });
  expect(next.status).toBe("fulfilled");
});

test("when too many wait, who comes later is told so", { timeout: THREAD_MS }, async () => {
  const order = comparison("check", ["ana", "berta"], 4);
  const asked = await Promise.allSettled(Array.from({ length: 45 }, () => apart.run(order)));
  const refused = asked.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ reason: { code: "AVERAGES_BUSY", details: { retryAfterS: 60 } } });
});

test("what is being done when it is closed is told so at once, and nothing begins any more", {
  timeout: THREAD_MS,
}, async () => {
  const closing = createWorkApart();
  const order = comparison("compare", ["ana", "berta"], 4);
  const working = expect(closing.run(order)).rejects.toThrow("failed");
  const waiting = expect(closing.run(order)).rejects.toThrow("is closed");
  await new Promise(setImmediate);
  await closing.close();
  await Promise.all([working, waiting]);
  await expect(closing.run(order)).rejects.toThrow("is closed");
});

test("a thread that was begun ahead, once or again, does what is ordered then; one that is closed does not begin", {
  timeout: THREAD_MS,
}, async () => {
  const ahead = createWorkApart();
  ahead.begin();
  ahead.begin();
  const order = comparison("check", FOUR.slice(0, 2), 4);
  expect(await ahead.run(order)).toEqual(doTrackerWork(order));
  ahead.begin();
  await ahead.close();
  ahead.begin();
  await expect(ahead.run(order)).rejects.toThrow("closed");
});
