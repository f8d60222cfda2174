import { describe, expect, test } from "vitest";
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

test("documents get the script of each before Playwright listens, and Playwright does not hear of it", () => {
  const between = createGoBetween();
  const subscribe = '{"id":2,"method":"session.subscribe","params":{"events":[]}}';
  const [own = "", theirs] = between.toFirefox(subscribe);
  expect(theirs).toBe(subscribe);
  const { id, method } = JSON.parse(own);
  expect(method).toBe("script.addPreloadScript");
  expect(between.toPlaywright(JSON.stringify({ type: "success", id, result: { script: "1" } }))).toBeNull();
  expect(() => between.toPlaywright(unknown(id))).toThrow("script of each document");
});

describe("frames", () => {
  const event = (method: string, params: object) =>
    JSON.stringify({ type: "event", method: `browsingContext.${method}`, params });
  const created = (context: string, parent: string | null) =>
    event("contextCreated", { context, parent, url: "about:blank" });
  const committed = (context: string) =>
    event("navigationCommitted", { context, navigation: "1", url: "https://a.example/" });

  test("a document that comes into a frame of a page that is gone is not told", () => {
    const { toPlaywright } = createGoBetween();
    for (const message of [created("page", null), created("frame", "page"), created("inner", "frame")])
      expect(toPlaywright(message)).toBe(message);
    expect(toPlaywright(committed("inner"))).toBe(committed("inner"));
    expect(toPlaywright(committed("page"))).toBe(committed("page"));
    expect(toPlaywright(committed("frame"))).toBeNull();
    expect(toPlaywright(committed("inner"))).toBeNull();
    expect(toPlaywright(committed("page"))).toBe(committed("page"));
  });

  test("a document of a frame that was taken away is not told", () => {
    const { toPlaywright } = createGoBetween();
    toPlaywright(created("page", null));
    toPlaywright(created("frame", "page"));
    const gone = event("contextDestroyed", { context: "frame", parent: "page", url: "about:blank" });
    expect(toPlaywright(gone)).toBe(gone);
    expect(toPlaywright(committed("frame"))).toBeNull();
  });

  test("a file that a page made is a download of its own", () => {
    const { toPlaywright } = createGoBetween();
    const params = { context: "page", navigation: null, suggestedFilename: "a.csv", url: "blob:one" };
    for (const method of ["downloadWillBegin", "downloadEnd"]) {
      const told = JSON.parse(toPlaywright(event(method, params)) ?? "null");
      expect(told.params).toEqual({ ...params, download: "blob:one" });
    }
    const served = event("downloadWillBegin", { ...params, navigation: "7" });
    expect(toPlaywright(served)).toBe(served);
  });
});

describe("navigations", () => {
  const ADDRESS = "https://a.example/";
  const event = (name: string, navigation: string, url = ADDRESS) =>
    JSON.stringify({ type: "event", method: `browsingContext.${name}`, params: { context: "page", navigation, url } });
  const answer = (navigation: string) =>
    JSON.stringify({ type: "success", id: 7, result: { navigation, url: ADDRESS } });
  const listening = () => {
    const { toPlaywright } = createGoBetween();
    toPlaywright(
      JSON.stringify({
        type: "event",
        method: "browsingContext.contextCreated",
        params: { context: "page", parent: null },
      }),
    );
    return toPlaywright;
  };

  test("one that begins twice, before its document comes, is one", () => {
    const toPlaywright = listening();
    // As Firefox 153 told it of a page that was left while it loaded; one document was asked for.
    expect(toPlaywright(event("navigationFailed", "before"))).toBe(event("navigationFailed", "before"));
    expect(toPlaywright(event("navigationStarted", "first"))).toBe(event("navigationStarted", "first"));
    expect(toPlaywright(event("navigationStarted", "second"))).toBeNull();
    for (const name of ["navigationCommitted", "domContentLoaded", "load"])
      expect(toPlaywright(event(name, "second"))).toBe(event(name, "first"));
    expect(toPlaywright(answer("first"))).toBe(answer("first"));
  });

  test("one to another address is another", () => {
    const toPlaywright = listening();
    toPlaywright(event("navigationStarted", "first"));
    const other = event("navigationStarted", "second", "https://a.example/other");
    expect(toPlaywright(other)).toBe(other);
  });

  test("to open a page again that has come, or has not, is another", () => {
    for (const ended of ["navigationCommitted", "navigationFailed", "navigationAborted"]) {
      const toPlaywright = listening();
      toPlaywright(event("navigationStarted", "first"));
      toPlaywright(event(ended, "first"));
      expect(toPlaywright(event("navigationStarted", "second"))).toBe(event("navigationStarted", "second"));
      expect(toPlaywright(event("navigationCommitted", "second"))).toBe(event("navigationCommitted", "second"));
    }
  });
});
