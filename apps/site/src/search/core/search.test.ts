import type { FoundGroup, SearchResult } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { TOOLS } from "../../frame/tools/core/catalogue";
import { nextOption } from "./next-option";
import { countWords } from "./search-words";

test("arrows go through the options and come back to the text", () => {
  const down = [-1, 0, 1].map((current) => nextOption(current, 2, 1));
  const up = [-1, 1, 0].map((current) => nextOption(current, 2, -1));
  expect({ down, up }).toEqual({ down: [0, 1, -1], up: [1, 0, -1] });
});

test("without options the text keeps the mark", () => {
  expect([nextOption(-1, 0, 1), nextOption(-1, 0, -1)]).toEqual([-1, -1]);
});

const NONE = { utilities: [], tools: [], commands: [] };
const page: SearchResult = { to: "/docs/x", kind: "doc", title: [], trail: [], state: "", heading: "", passage: [] };
const group = (kind: FoundGroup["kind"], count: number, hasMore = false): FoundGroup => ({
  kind,
  things: Array.from({ length: count }, (_, at) => ({ id: String(at), title: "El paro", facts: [] })),
  hasMore,
});

test.each<[pages: number, groups: FoundGroup[], isWeak: boolean, words: string]>([
  [0, [], false, "Sin resultados"],
  [1, [], false, "1 página"],
  [12, [], false, "12 páginas"],
  [2, [], true, "2 páginas. Ninguna página tiene todo lo que buscas: es lo que más se parece"],
  [1, [], true, "1 página. La página no tiene todo lo que buscas: es lo que más se parece"],
  [0, [group("graphics", 1)], false, "1 gráfico"],
  [3, [group("graphics", 5, true), group("people", 1)], false, "3 páginas, más de 5 gráficos y 1 persona"],
  [1, [group("includes", 2)], false, "1 página y 2 includes"],
])("%i pages and %j, weak: %o: %s", (count, groups, isWeak, words) => {
  expect(countWords({ results: Array.from({ length: count }, () => page), groups, ...NONE, isWeak })).toBe(words);
});

test("utilities are counted with the rest", () => {
  const utilities = [{ id: "qr", to: "/box", name: "QR", says: "", results: [], isMeant: true }];
  expect(countWords({ results: [page], groups: [], ...NONE, utilities, isWeak: false })).toBe("1 página y 1 utilidad");
  expect(countWords({ results: [], groups: [], ...NONE, utilities, isWeak: false })).toBe("1 utilidad");
});

test("what can be done and the tools are counted too", () => {
  const command = { name: "Modo oscuro", says: "", phrases: [], run: () => undefined };
  const counts = { results: [], groups: [], utilities: [], isWeak: false };
  expect(countWords({ ...counts, commands: [command, command], tools: TOOLS.slice(0, 1) })).toBe(
    "2 órdenes y 1 herramienta",
  );
});
