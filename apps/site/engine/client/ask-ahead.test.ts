import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
let status = 401;

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { dataset: { nvSession: "open" } } });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ "/docs/intro": ["/assets/js/a.js", "/assets/js/b.js"] }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const links = async () => {
  const { prefetchPage } = await import("./prefetch-page");
  for (const path of ["/docs/intro", "/blog", "/docs/intro"]) await prefetchPage(path);
};

test("a person whose session ended is refused once, before the list of files has come", async () => {
  status = 401;
  await links();
  expect(asked).toEqual(["/page-files.json"]);
});

test("a person whose session ended is refused once, however many files a page has", async () => {
  status = 200;
  const { prefetchPage } = await import("./prefetch-page");
  await prefetchPage("/blog");
  status = 401;
  await prefetchPage("/docs/intro");
  expect(asked).toEqual(["/page-files.json", "/assets/js/a.js"]);
});

test("with a session each file is asked for once", async () => {
  status = 200;
  await links();
  expect(asked).toEqual(["/page-files.json", "/assets/js/a.js", "/assets/js/b.js"]);
});

test("what failed for another reason is asked for again with the next link", async () => {
  status = 502;
  await links();
  expect(asked).toEqual(["/page-files.json", "/page-files.json", "/page-files.json"]);
});
