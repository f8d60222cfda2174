import { expect, test } from "vitest";
import { createGoBetween } from "./go-between.ts";

const media = (id: number, scheme: string | null) =>
  JSON.stringify({
    id,
    method: "emulation.setMediaFeaturesOverride",
    params: { features: { "prefers-color-scheme": scheme }, userContexts: ["one"] },
  });
const unknown = (id: number) => JSON.stringify({ type: "error", id, error: "unknown command", message: "" });

test("to leave the media as they are is granted where the browser does not know how to change them", () => {
  const between = createGoBetween();
  expect(between.toFirefox(media(7, null))).toEqual([media(7, null)]);
  expect(between.toPlaywright(unknown(7))).toBe('{"type":"success","id":7,"result":{}}');
  expect(between.toPlaywright(unknown(7))).toBe(unknown(7));
});

test("a medium that was asked for and cannot be had stays an error", () => {
  const between = createGoBetween();
  between.toFirefox(media(7, "dark"));
  expect(between.toPlaywright(unknown(7))).toBe(unknown(7));
});

test("every other refusal and answer passes as it is", () => {
  const between = createGoBetween();
  between.toFirefox(media(7, null));
  expect(between.toPlaywright(unknown(8))).toBe(unknown(8));
  const answer = '{"type":"success","id":7,"result":{}}';
  expect(between.toPlaywright(answer)).toBe(answer);
});

test("documents get the typing script before Playwright listens, and Playwright does not hear of it", () => {
  const between = createGoBetween();
  const subscribe = '{"id":2,"method":"session.subscribe","params":{"events":[]}}';
  const [own = "", theirs] = between.toFirefox(subscribe);
  expect(theirs).toBe(subscribe);
  const { id, method } = JSON.parse(own);
  expect(method).toBe("script.addPreloadScript");
  expect(between.toPlaywright(JSON.stringify({ type: "success", id, result: { script: "1" } }))).toBeNull();
  expect(() => between.toPlaywright(unknown(id))).toThrow("typing script");
});
