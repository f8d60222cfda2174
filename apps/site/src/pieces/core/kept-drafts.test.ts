import { expect, test } from "vitest";
import { DRAFT_PREFIX } from "./draft-prefix";
import { emptyDraft } from "./graphic-draft";
import { halfWritten, newDraftName } from "./kept-drafts";

const BASE = { ...emptyDraft({ type: "external", source: "https://example.org/a" }), title: "Paro" };
const kept = (name: string, version: number, title: string) =>
  [DRAFT_PREFIX + name, JSON.stringify({ base: BASE, mine: { ...BASE, title }, version })] as const;

test("what waits half written says what it is and where it is taken up again", () => {
  const entries = [
    kept(newDraftName("switcher"), 0, ""),
    kept(newDraftName("https://example.org/a"), 0, " El paro baja "),
    kept("3f0c6a5e-0000-4000-8000-000000000001", 4, "Otro título"),
  ];
  expect(halfWritten(entries)).toEqual([
    { key: entries[0]?.[0], id: null, title: "", type: "Externo", address: "/embed_data?nuevo=selector" },
    {
      key: entries[1]?.[0],
      id: null,
      title: "El paro baja",
      type: "Externo",
      address: "/embed_data?nuevo=enlace&fuente=https%3A%2F%2Fexample.org%2Fa",
    },
    {
      key: entries[2]?.[0],
      id: "3f0c6a5e-0000-4000-8000-000000000001",
      title: "Paro",
      type: "Externo",
      address: "/embed_data?grafico=3f0c6a5e-0000-4000-8000-000000000001&editar=",
    },
  ]);
});

test("what is none of the registry's, or of a tool's own page, is left out", () => {
  expect(halfWritten([kept("tool:switcher", 0, "x"), [`${DRAFT_PREFIX}new:x`, "{"]])).toEqual([]);
});
