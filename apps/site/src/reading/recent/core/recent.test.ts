import { expect, test } from "vitest";
import { nothingRecent, RECENT_KEPT, recentOf, withPage, withSearch, withTool } from "./recent";

const ANA = "ana@ejemplo.org";
const COLORS = { to: "/docs/Guia de estilos/Colors", title: "Colores" };

test("what was kept is read back, latest first and each once", () => {
  const recent = withPage(withPage(withPage(nothingRecent(ANA), COLORS), { to: "/blog", title: "Blog" }), COLORS);
  expect(recent.pages.map(({ title }) => title)).toEqual(["Colores", "Blog"]);
  expect(recentOf(JSON.stringify(recent), ANA)).toEqual(recent);
});

test("somebody else at the same browser sees nothing of it", () => {
  const recent = withSearch(withPage(nothingRecent(ANA), COLORS), "paleta");
  expect(recentOf(JSON.stringify(recent), "berta@ejemplo.org")).toEqual(nothingRecent("berta@ejemplo.org"));
});

test.each([
  null,
  "",
  "{",
  "[]",
  '"x"',
  `{"email":"${ANA}","pages":[{"to":"https://evil.example","title":"x"}],"searches":[1]}`,
])("%s is nothing", (stored) => {
  expect(recentOf(stored, ANA)).toEqual(nothingRecent(ANA));
});

test("only the latest are kept", () => {
  let recent = nothingRecent(ANA);
  for (let count = 0; count < 20; count += 1) {
    recent = withSearch(withPage(recent, { to: `/docs/${count}`, title: `${count}` }), `busca ${count}`);
    recent = withTool(recent, `/docs/${count}`);
  }
  expect([recent.pages.length, recent.searches.length]).toEqual([RECENT_KEPT.pages, RECENT_KEPT.searches]);
  expect(recent.tools).toEqual(["/docs/19", "/docs/18", "/docs/17", "/docs/16", "/docs/15"]);
  expect(recent.searches[0]).toBe("busca 19");
});

test("a tool opened again is first, and once; what was kept before tools were is read", () => {
  const recent = ["/a", "/b", "/a"].reduce(withTool, nothingRecent(ANA));
  expect(recent.tools).toEqual(["/a", "/b"]);
  expect(recentOf(`{"email":"${ANA}","pages":[],"searches":["paleta"]}`, ANA)).toEqual({
    ...nothingRecent(ANA),
    searches: ["paleta"],
  });
});
