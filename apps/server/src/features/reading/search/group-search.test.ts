import { expect, test } from "vitest";
import { cataloguePage } from "../../../../test/catalogue-page.ts";
import { createGroupSearch } from "./group-search.ts";

const section = (text: string) => [{ heading: "", anchor: "", text, code: "" }];
const OPEN = cataloguePage({ path: "/docs/mapas", title: "Mapas", sections: section("Un mapa de ejemplo") });
const CASES = cataloguePage({
  path: "/casos",
  kind: "page",
  title: "Expedientes",
  group: "investigacion",
  aliases: ["sumario"],
  sections: section("Revisar un mapa de expedientes"),
});
const { search } = createGroupSearch([OPEN, CASES]);
const found = (query: string, groups: readonly string[]) => search(query, { groups }).results.map(({ to }) => to);

test("a page of a group is found by its people, with everything else", () => {
  expect(found("expedientes", ["investigacion"])).toEqual(["/casos"]);
  expect(found("mapa", ["otro", "investigacion"])).toEqual(["/docs/mapas"]);
});

test.each(["expedientes", "expediente", "espedientes", "exp", "sumario", "casos", "/casos"])(
  "whoever is not of the group finds no trace of its page, by any word: %s",
  (query) => {
    const never = createGroupSearch([OPEN]);
    for (const groups of [[], ["edicion-noche"], ["investigacio"], ["investigacion otro"]]) {
      expect(search(query, { groups })).toEqual(never.search(query, { groups: [] }));
      expect(found(query, groups)).toEqual([]);
    }
  },
);

test("a page of a group does not change how the pages of all are found", () => {
  expect(search("mapa", { groups: [] })).toEqual(createGroupSearch([OPEN]).search("mapa", { groups: [] }));
});
