import { expect, test } from "vitest";
import { watchBrowser } from "./watched-browser.ts";

const SEEN = { heightsPx: [], image: Buffer.from("") };
const PROGRAM = "/usr/bin/chromium";
const signal = new AbortController().signal;

test("the last failure is told until the browser can again; work that was given up is none", async () => {
  const answers = [new Error("no usable sandbox"), new Error("given up"), null];
  async function measurePage() {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return SEEN;
  }
  const browser = watchBrowser(
    PROGRAM,
    { measurePage, picturePage: async () => null, readPage: async () => "" },
    () => 7,
  );
  expect(browser.lastFailure()).toBe(null);
  await expect(browser.measurePage("about:blank", signal)).rejects.toThrow("no usable sandbox");
  expect(browser.lastFailure()).toEqual({ atMs: 7, reason: "Error: no usable sandbox" });
  await expect(browser.measurePage("about:blank", AbortSignal.abort())).rejects.toThrow("given up");
  expect(browser.lastFailure()?.reason).toBe("Error: no usable sandbox");
  await browser.picturePage("about:blank", signal);
  expect(browser.lastFailure()).toBe(null);
});

test("the widths at which a page turns are measured too", async () => {
  const asked: (readonly number[] | undefined)[] = [];
  const measurePage = async (_url: string, _signal: AbortSignal, turnsAtPx?: readonly number[]) => {
    asked.push(turnsAtPx);
    return SEEN;
  };
  const browser = watchBrowser(
    PROGRAM,
    { measurePage, picturePage: async () => null, readPage: async () => "" },
    () => 7,
  );
  await browser.measurePage("about:blank", signal, [560]);
  expect(asked).toEqual([[560]]);
});
