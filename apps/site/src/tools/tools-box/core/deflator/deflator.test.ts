import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { deflatorUtility } from "./deflator.ts";

const deflate = (values: Record<string, string>, name = "Equivale a") => result(ask(deflatorUtility, values), name);
const year = Array.from({ length: 12 }, (_, at) => `2025M${String(at + 1).padStart(2, "0")}\t${100 + at}`).join("\n");

test("euros of then in euros of another month", () => {
  expect(deflate({})).toBe("1200 euros");
  expect(deflate({}, "Los precios han variado")).toBe("+20 %");
  expect(deflate({ from: "01/2026", to: "2021M01" })).toBe("833,33 euros");
});

/** @see findings of November 2026: the invented example was signed by the INE. */
test("the note is signed with what somebody says that was pasted", () => {
  expect(deflate({}, "Nota para el pie")).toBe(
    "Euros de 2026-01, ajustados por los precios (índice de ejemplo, inventado).",
  );
  expect(deflate({ source: "IPC general, INE" }, "Nota para el pie")).toContain("(IPC general, INE)");
  expect(deflate({ source: " " })).toMatch(/^\[source\] Di qué índice es/);
});

test("a year is the mean of its twelve months, and of fewer it is not", () => {
  expect(deflate({ series: `2024-12;105,5\n${year.replaceAll("\t", ";")}`, from: "2025", to: "2024-12" })).toBe(
    "1000 euros",
  );
  expect(deflate({ from: "2021" })).toMatch(/^\[from\] La serie no tiene 2021 completo/);
});

test("a series of the institute is read as it is copied", () => {
  expect(deflate({ series: `Periodo\tÍndice general\n${year}\nFuente: INE`, from: "2025-01", to: "2025-11" })).toBe(
    "1100 euros",
  );
});

test.each([
  [{ to: "2026-10" }, /^\[to\] La serie acaba en 2026-01: 2026-10 aún no está/],
  [{ to: "2019-10" }, /^\[to\] La serie no tiene 2019-10/],
  [{ to: "octubre" }, /^\[to\] Escribe un mes como 2026-09/],
  [{ series: "" }, /^\[series\] Pega la serie/],
  [{ series: "2026-01;uno" }, /^\[series\] Fila 1: «uno» no es un índice/],
  [{ series: "2026-01;1\n2026-01;2" }, /^\[series\] Fila 2: 2026-01 está dos veces/],
  [{ amount: "" }, /^\[amount\] Falta el importe/],
])("%j is refused with the rule", (values, rule) => {
  expect(deflate(values)).toMatch(rule);
});

test("a jump, which is another base, is pointed at", () => {
  expect(notes(ask(deflatorUtility, { series: "2021-01;150\n2021-02;100\n2026-01;101" }))).toMatch(/mezcla dos bases/);
});
