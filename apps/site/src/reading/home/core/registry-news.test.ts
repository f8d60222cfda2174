import { expect, test } from "vitest";
import { HomeGraphicList, type HomeGraphics, lastPublished, type RegistryNews, registryTasks } from "./registry-news";

const list = (total: number, isTotalExact = true): HomeGraphics => ({ total, isTotalExact, items: [] });
const news = (more: Partial<RegistryNews>): RegistryNews => ({
  all: list(9),
  broken: list(0),
  drafts: list(0),
  withoutAlt: list(0),
  published: list(0),
  ...more,
});

test.each<[name: string, more: Partial<RegistryNews>, words: readonly string[]]>([
  ["nothing waits", {}, []],
  ["one of each", { broken: list(1), drafts: list(1) }, ["1 roto", "1 borrador tuyo"]],
  [
    "several, the broken ones first",
    { withoutAlt: list(1000, false), drafts: list(2), broken: list(3) },
    ["3 rotos", "2 borradores tuyos", "más de 1000 publicados sin texto alternativo"],
  ],
])("%s", (_name, more, words) => {
  expect(registryTasks(news(more)).map((task) => task.words)).toEqual(words);
});

test("the last published come first, whenever they were changed", () => {
  const items = [1, 3, null, 2].map((publishedAtMs, at) => ({ id: String(at), title: "", publishedAtMs }));
  expect(lastPublished({ ...list(4), items }, 2).map(({ id }) => id)).toEqual(["1", "3"]);
});

test("half an answer is none", () => {
  const item = { id: "a", title: "El paro", publishedAtMs: null };
  expect(HomeGraphicList.safeParse({ total: 1, isTotalExact: true, items: [item] }).success).toBe(true);
  for (const wrong of [null, {}, { total: 1, items: [item] }, { total: 1, isTotalExact: true, items: [{ id: "a" }] }])
    expect(HomeGraphicList.safeParse(wrong).success).toBe(false);
});
