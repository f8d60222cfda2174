import type { HomePiece } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { dutyWords, initialsOf, pagesOf, pieceFacts } from "./home-words";

const NOW_MS = new Date(2026, 10, 26, 17, 40).getTime();
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const piece = (more: Partial<HomePiece>): HomePiece => ({
  ...{ id: "a", title: "", type: "figure", label: "Gráfico de una tabla", author: "Ana", pictureUrl: null, pages: 0 },
  publishedAtMs: at(26, 17, 28),
  ...more,
});

test("a piece is what it is, whose, and since when; nobody is no blank", () => {
  expect(pieceFacts(piece({}), NOW_MS)).toBe("Gráfico de una tabla · Ana · hace 12 min");
  expect(pieceFacts(piece({ label: "Vídeo", author: "" }), NOW_MS)).toBe("Vídeo · hace 12 min");
});

test("pages that nobody knows of are not told to be none", () => {
  expect([0, 1, 18].map((pages) => pagesOf(piece({ pages })))).toEqual(["", "1 página", "18 páginas"]);
});

test.each([
  ["nobody", [], 0, null],
  ["one, today", [["Eva Prueba", at(26, 22)]], 1, ["Eva Prueba", "de guardia hasta las 22:00"]],
  [
    "one through the night",
    [["Eva Prueba", at(27, 6, 30)]],
    1,
    ["Eva Prueba", "de guardia hasta las 6:30 del viernes 27 de noviembre"],
  ],
  [
    "two by name, the last to go first",
    [
      ["Eva", at(26, 22)],
      ["Iñigo", at(26, 20)],
    ],
    2,
    ["Eva y Iñigo", "de guardia hasta las 22:00"],
  ],
  [
    "more than two by their number",
    [
      ["Eva", at(26, 22)],
      ["Ana", at(26, 20)],
      ["Bruno", at(26, 19)],
    ],
    8,
    ["Eva y 7 más", "de guardia hasta las 22:00"],
  ],
] as const)("on duty: %s", (_name, people, total, words) => {
  const told = { people: people.map(([name, untilMs]) => ({ name, untilMs })), total };
  const [who, until] = words ?? [];
  expect(dutyWords(told, NOW_MS)).toEqual(
    words === null ? null : { who, until: until?.replace(" de nov", "\u00a0de nov") },
  );
});

test("initials are of the first two names", () => {
  expect(["Eva Prueba", "íñigo", "Ana  de la Muestra", ""].map(initialsOf)).toEqual(["EP", "Í", "AD", ""]);
});
