import type { RotaConflict, TeamPerson, TeamShift } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { conflictText, hoursText, peopleFound, wordsIn } from "./rota-words.ts";

const SHIFT: TeamShift = {
  ...{ id: "1", personId: "ana", kind: "shift", note: "", version: 1 },
  ...{ starts: "2026-11-23T09:00", ends: "2026-11-23T17:30" },
};
const person = (name: string, skills: readonly string[]): TeamPerson => ({
  ...{ id: name, name, email: "", job: "Infografía", skills: [...skills], languages: ["inglés"], extension: "" },
});

test("hours are written as the newspaper does", () => {
  expect(hoursText(SHIFT)).toBe("9:00–17:30");
  expect(hoursText({ ...SHIFT, kind: "away" })).toBe("Fuera");
});

test.each<{ readonly conflict: RotaConflict; readonly says: string }>([
  { conflict: { kind: "nobody", day: "2026-11-28" }, says: "El sábado 28 de noviembre no hay nadie." },
  {
    conflict: { kind: "rest", personId: "ana", shiftIds: ["1", "2"], restMinutes: 630 },
    says: "Ana descansa 10 h 30 min entre dos turnos (lunes 23 de noviembre); hacen falta 12 h.",
  },
  {
    conflict: { kind: "overlap", personId: "ana", shiftIds: ["1", "2"] },
    says: "Ana tiene dos cosas a la vez (lunes 23 de noviembre).",
  },
])("$says", ({ conflict, says }) => {
  expect(conflictText(conflict, [SHIFT], () => "Ana").replaceAll("\u00a0", " ")).toBe(says);
});

test("people are found by what they know, without accents or case", () => {
  const people = [person("Ana", ["R", "Mapas"]), person("Íñigo", ["3D"])];
  expect(peopleFound(people, "mapas INGLES").map(({ name }) => name)).toEqual(["Ana"]);
  expect(peopleFound(people, "inigo").map(({ name }) => name)).toEqual(["Íñigo"]);
  expect(peopleFound(people, " ")).toHaveLength(2);
});

test("what is written with commas is a list", () => {
  expect(wordsIn("R, 3D,, mapas ")).toEqual(["R", "3D", "mapas"]);
});
