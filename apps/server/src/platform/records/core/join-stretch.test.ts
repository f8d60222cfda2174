import { expect, test } from "vitest";
import { joinStretch } from "./join-stretch.ts";

const NOW_MS = 10_000_000;
const SECOND_MS = 1000;
const ANA = { id: "1", name: "Ana Muestra" };
const EVA = { id: "2", name: "Eva Prueba" };
const LOLA = { id: "3", name: "Lola Ensayo" };
const at = (version: number, { id, name }: typeof ANA, secondsAgo: number, action = "edited") => ({
  ...{ version, action, by_id: id, by_name: name, at_ms: NOW_MS - secondsAgo * SECOND_MS, together: "" },
});
const join = (last: Parameters<typeof joinStretch>[0], by: typeof ANA, publishedVersion = 0) =>
  joinStretch(last, by, { nowMs: NOW_MS, publishedVersion });

test.each([
  { what: "goes on with what the same person saved", last: [at(3, ANA, 300)], removed: [3] },
  { what: "begins anew after a rest", last: [at(3, ANA, 601)], removed: [] },
  { what: "begins anew after what somebody else saved", last: [at(3, EVA, 1), at(2, ANA, 300)], removed: [] },
  { what: "begins anew after a publication", last: [at(3, ANA, 1, "published")], removed: [] },
  { what: "leaves what readers have", last: [at(3, ANA, 1)], publishedVersion: 3, removed: [] },
])("a saving $what", ({ last, publishedVersion = 0, removed }) => {
  expect(join(last, ANA, publishedVersion)).toEqual({ removed, name: ANA.name, together: "" });
});

test("two people who save by turns are one version of both, and a third comes in", () => {
  const both = join([at(3, EVA, 1), at(2, ANA, 3)], ANA);
  expect([both.removed, both.name]).toEqual([[3, 2], "Ana Muestra (con Eva Prueba)"]);
  const together = { ...at(4, ANA, 1), by_name: both.name, together: both.together };
  expect(join([together], EVA)).toMatchObject({ removed: [4], name: "Eva Prueba (con Ana Muestra)" });
  const third = join([together, at(1, LOLA, 20)], LOLA);
  expect([third.removed, third.name]).toEqual([[4, 1], "Lola Ensayo (con Eva Prueba, Ana Muestra)"]);
});
