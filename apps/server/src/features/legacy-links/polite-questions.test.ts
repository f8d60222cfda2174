import { fixedClock } from "@nv/test-kit";
import { expect, test } from "vitest";
import { createMutex } from "../../platform/mutex/mutex.ts";
import type { OutsideProbe, Probed } from "../../platform/outside/outside-probe.ts";
import { askPolitely } from "./polite-questions.ts";

const { signal } = new AbortController();

const answer = (url: string, status: number): Probed => ({
  kind: "answer",
  answer: { url, status, headers: {}, body: Buffer.alloc(0), isCut: false },
});

/** Asks on a clock that whoever waits moves. */
function asking(probe: (url: string) => Probed) {
  const clock = fixedClock();
  const startMs = clock.now();
  const asked: { readonly path: string; readonly atMs: number }[] = [];
  const outsideProbe: OutsideProbe = async ({ url }) => {
    asked.push({ path: new URL(url).pathname, atMs: clock.now() - startMs });
    return probe(url);
  };
  const wait = async (delayMs: number) => clock.advance(delayMs);
  const ask = askPolitely({ outsideProbe, runExclusive: createMutex(), wait, now: clock.now }, signal);
  return { asked, ask: (url: string) => ask({ url, method: "GET" }) };
}

test("one host is asked four times a second, and others are not kept waiting by it", async () => {
  const { ask, asked } = asking((url) => answer(url, 200));
  for (const path of ["/1", "/2", "/3"]) await ask(`http://viejo.example${path}`);
  await ask("http://otro.example/4");
  expect(asked).toEqual([
    { path: "/1", atMs: 0 },
    { path: "/2", atMs: 250 },
    { path: "/3", atMs: 500 },
    { path: "/4", atMs: 550 },
  ]);
});

test.each([
  ["timeout", { kind: "fault", fault: "timeout" }],
  ["unreachable", { kind: "fault", fault: "unreachable" }],
  ["busy", answer("http://viejo.example/", 429)],
] as const)("a host that is %s three times, one after the other, is asked nothing more", async (failure, failing) => {
  const { ask, asked } = asking((url) => (url.endsWith("/bien") ? answer(url, 404) : failing));
  const walk = ["/1", "/2", "/bien", "/3", "/4", "/5", "/6", "/bien"];
  const found = [];
  for (const path of walk) found.push(await ask(`http://viejo.example${path}`));
  expect(asked.map(({ path }) => path)).toEqual(["/1", "/2", "/bien", "/3", "/4", "/5"]);
  expect(found.slice(-2)).toEqual([
    { kind: "spared", failure },
    { kind: "spared", failure },
  ]);
  expect(await ask("http://otro.example/bien")).toMatchObject({ kind: "answer" });
});
