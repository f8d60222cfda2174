import type { TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { conflictLines, hoursText, languagesText, languageText, peopleFound, wordsIn } from "./rota-words.ts";

const SHIFT: TeamShift = {
  ...{ id: "1", personId: "ana", kind: "shift", note: "", version: 1 },
  ...{ starts: "2026-11-23T09:00", ends: "2026-11-23T17:30" },
};
const person = (name: string, skills: readonly string[]): TeamPerson => ({
  ...{ id: name, name, email: "", job: "Infografía", skills: [...skills], languages: ["inglés"], extension: "" },
  ...{ specialities: ["Elecciones"], timeZone: "Europe/Madrid", shown: [], photo: null },
});

test("hours are written as the newspaper does", () => {
  expect(hoursText(SHIFT)).toBe("9:00–17:30");
  expect(hoursText({ ...SHIFT, kind: "away" })).toBe("Fuera");
});

test("what is wrong is told in a sentence for each pair of shifts, and in one for all empty days", () => {
  const conflicts: TeamWeek["conflicts"] = [
    { kind: "rest", personId: "ana", shiftIds: ["1", "2"], restMinutes: 630 },
    { kind: "overlap", personId: "ana", shiftIds: ["1", "3"] },
    { kind: "long", personId: "ana", shiftIds: ["1"], minutes: 780 },
    ...["2026-11-24", "2026-11-25", "2026-11-29"].map((day) => ({ kind: "nobody", day }) as const),
  ];
  expect(conflictLines({ shifts: [SHIFT], conflicts }, () => "Ana").map(({ text }) => text)).toEqual([
    "Ana, lunes 23: descansa 10 h 30 min entre dos turnos y hacen falta 12 h.",
    "Ana, lunes 23: dos cosas a la vez.",
    "Ana, lunes 23: un turno de 13 h, y lo más son 12 h.",
    "Sin nadie: martes 24, miércoles 25 y domingo 29.",
  ]);
});

test("people are found by what they know, without accents or case", () => {
  const people = [person("Ana", ["R", "Mapas"]), person("Íñigo", ["3D"])];
  expect(peopleFound(people, "mapas INGLES").map(({ name }) => name)).toEqual(["Ana"]);
  expect(peopleFound(people, "inigo").map(({ name }) => name)).toEqual(["Íñigo"]);
  expect(peopleFound(people, " ")).toHaveLength(2);
});

test("a language is told by its name whether somebody wrote that or its code", () => {
  expect(languagesText(["es", "Inglés", "pt-BR", "cat"])).toBe("español, Inglés, portugués de Brasil y catalán");
  expect(["zz", "qq-QQ", "R", "lengua de signos"].map(languageText)).toEqual(["zz", "qq-QQ", "R", "lengua de signos"]);
  const speaker = { ...person("Ana", []), languages: ["es"] };
  expect(peopleFound([speaker], "español")).toEqual([speaker]);
});

test("what is written with commas is a list", () => {
  expect(wordsIn("R, 3D,, mapas ")).toEqual(["R", "3D", "mapas"]);
});
