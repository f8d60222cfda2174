import { expect, test } from "vitest";
import { nothingRecent, RECENT_KEPT, recentOf, withPage, withSearch } from "./recent";

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
  }
  expect([recent.pages.length, recent.searches.length]).toEqual([RECENT_KEPT.pages, RECENT_KEPT.searches]);
  expect(recent.searches[0]).toBe("busca 19");
});
