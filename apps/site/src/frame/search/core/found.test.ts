import type { FoundGroup, SearchResult } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { type Found, isElsewhere, sectionsOf } from "./found";

const page: SearchResult = { to: "/docs/x", kind: "doc", title: [], trail: [], state: "", heading: "", passage: [] };
const group = (kind: FoundGroup["kind"], hasMore = false): FoundGroup => ({
  kind,
  things: [{ id: "a1", title: "El paro", facts: [] }],
  hasMore,
});
const found = (more: Partial<Found>): Found => ({
  results: [page],
  isQuestion: true,
  isWeak: false,
  groups: [],
  ...more,
});
const shown = (answer: Found) =>
  sectionsOf(answer, "el paro").map(({ heading, choices }) => [heading, ...choices.map(({ to }) => to)]);

test("everything has its heading and leads to its own place, and to the whole list when there is more", () => {
  const groups = [group("graphics", true), group("files"), group("includes"), group("people", true)];
  expect(shown(found({ groups }))).toEqual([
    ["Páginas", "/docs/x"],
    ["Gráficos", "/embed_data?grafico=a1", "/embed_data?buscar=el+paro"],
    ["Archivos", "/archivos?archivo=a1"],
    ["Includes", "/docs/Extensiones/Includes?include=a1"],
    ["Personas", "/admin/people/a1", "/admin/people?buscar=el+paro"],
  ]);
});

test("pages that only resemble what was asked come after what says it", () => {
  expect(shown(found({ isWeak: true, groups: [group("graphics")] })).map(([heading]) => heading)).toEqual([
    "Gráficos",
    "Páginas",
  ]);
});

test("nothing has no heading", () => {
  expect(shown(found({ results: [] }))).toEqual([]);
});

test("the administration is another program", () => {
  expect(["/admin/people/a1", "/embed_data?grafico=a1"].map(isElsewhere)).toEqual([true, false]);
});
