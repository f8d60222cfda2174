import { expect, test } from "vitest";
import { watchBrowser } from "./watched-browser.ts";

const SEEN = { heightsPx: [], image: Buffer.from("") };

test("the last failure is told until the browser can again; work that was given up is none", async () => {
  const answers = [new Error("no usable sandbox"), new Error("given up"), null];
  const browser = watchBrowser(
    "/usr/bin/chromium",
    async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return SEEN;
    },
    () => 7,
  );
  expect(browser.lastFailure()).toBe(null);
  await expect(browser.measurePage("about:blank", new AbortController().signal)).rejects.toThrow("no usable sandbox");
  expect(browser.lastFailure()).toEqual({ atMs: 7, reason: "Error: no usable sandbox" });
  await expect(browser.measurePage("about:blank", AbortSignal.abort())).rejects.toThrow("given up");
  expect(browser.lastFailure()?.reason).toBe("Error: no usable sandbox");
  await browser.measurePage("about:blank", new AbortController().signal);
  expect(browser.lastFailure()).toBe(null);
});
