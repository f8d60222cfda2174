import { GraphicConfig, TYPES } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { emptyDraft, fieldsOf } from "./graphic-draft";
import { changedLabels, draftConflicts, isSameDraft, mergeDrafts } from "./joined-draft";
import { readKeptDraft } from "./kept-draft";

const BASE = { ...emptyDraft({ type: "external", source: "https://example.org/a" }), title: "Paro", credit: "Mesa" };

/** The same with nothing in its texts and lists, as a form may hold it. */
function emptied(config: GraphicConfig): object {
  const choices = [
    "type",
    "breakout",
    "border",
    "layout",
    "control",
    "kind",
    "scale",
    "ratio",
    "phoneRatio",
    "phone",
    "position",
    "inset",
    "style",
    "names",
    "template",
    "theme",
    "encoding",
    "method",
    "ramp",
    "labels",
    "placedBy",
    "paint",
    "overlap",
  ];
  const empty = (name: string, value: unknown) =>
    choices.includes(name) ? value : typeof value === "string" ? "" : Array.isArray(value) ? [] : value;
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, empty(name, value)]));
}

test("a form is sent with its tags apart, and without an address that nobody chose", () => {
  expect(fieldsOf({ ...BASE, tags: " empleo, , EPA " })).toMatchObject({ title: "Paro", tags: ["empleo", "EPA"] });
  expect(fieldsOf(BASE)).not.toHaveProperty("slug");
  expect(fieldsOf({ ...BASE, slug: "paro" })).toHaveProperty("slug", "paro");
});

test("two people who changed different fields both keep their change", () => {
  const theirs = { ...BASE, credit: "Datos" };
  const mine = { ...BASE, title: "El paro baja" };
  expect(mergeDrafts(BASE, theirs, mine)).toEqual({ ...BASE, credit: "Datos", title: "El paro baja" });
  expect(draftConflicts(BASE, theirs, mine)).toEqual([]);
});

test("of a field that both changed, mine wins once I was shown both", () => {
  const theirs = { ...BASE, title: "Suyo", isPinned: true };
  const mine = { ...BASE, title: "Mío", config: { type: "external" as const, source: "https://example.org/b" } };
  expect(mergeDrafts(BASE, theirs, mine)).toEqual({ ...mine, isPinned: true });
  expect(draftConflicts(BASE, theirs, mine)).toEqual([
    { id: "title", field: "title", label: "Título", theirs: "Suyo", mine: "Mío" },
  ]);
});

test("the same change made by both is no conflict", () => {
  const both = { ...BASE, title: "Igual" };
  expect(draftConflicts(BASE, both, { ...both })).toEqual([]);
  expect(isSameDraft(both, { ...both })).toBe(true);
});

test("a kept form is read back, and anything else is none", () => {
  const kept = { base: BASE, mine: { ...BASE, title: "A medias" }, version: 3 };
  expect(readKeptDraft(JSON.stringify(kept))).toEqual(kept);
  for (const stored of [null, "", "{", "null", "[]", '{"base":{},"mine":{},"version":1}'])
    expect(readKeptDraft(stored)).toBeNull();
});

test.each(TYPES)("a kept form of the type $name may be half written, and is looked at in every part", (type) => {
  const whole = { ...BASE, config: GraphicConfig.parse(type.example.config) };
  const half = { ...whole, title: " El ", config: emptied(whole.config) };
  const kept = { base: whole, mine: half, version: 1 };
  expect(readKeptDraft(JSON.stringify(kept))).toEqual(kept);
  const [name = "", part] = Object.entries(half.config).find(([one]) => one !== "type") ?? [];
  // What is never right in its place: a text for parts that are of several, and several for a text.
  const otherPart = typeof part === "object" ? "otra versión" : { of: "otra versión" };
  const wrong = { ...half, config: { ...half.config, [name]: otherPart } };
  expect(readKeptDraft(JSON.stringify({ ...kept, mine: wrong }))).toBeNull();
  expect(readKeptDraft(JSON.stringify({ ...kept, mine: { ...half, title: 7 } }))).toBeNull();
});

test("two people in one switcher both keep what they wrote in it, and a clash is named as the form names it", () => {
  const items = [
    { chart: "AbC12", label: "Norte", group: "" },
    { chart: "DeF34", label: "Sur", group: "" },
  ];
  const config = {
    type: "switcher" as const,
    items,
    control: "tabs" as const,
    defaultIndex: 0,
    controlLabel: "Lugar",
    parameter: "",
    keepsTallest: true,
  };
  const base = { ...BASE, config };
  const second = { chart: "DeF34", label: "Mediodía", group: "" };
  const theirs = { ...base, config: { ...config, control: "select" as const, items: items.with(1, second) } };
  const first = { chart: "AbC12", label: "Arriba", group: "" };
  const mine = { ...base, config: { ...config, control: "search" as const, items: items.with(0, first) } };
  expect(mergeDrafts(base, theirs, mine).config).toEqual({ ...config, control: "search", items: [first, second] });
  expect(draftConflicts(base, theirs, mine)).toEqual([
    { id: "control", field: "config.control", label: "Cómo se elige", theirs: "Lista", mine: "Buscador" },
  ]);
  expect(changedLabels(base, theirs)).toEqual(["Contenido"]);
  // The other way round theirs wins, and what only I wrote stays.
  expect(mergeDrafts(base, mine, theirs).config).toEqual({ ...config, control: "select", items: [first, second] });
  const shorter = { ...base, config: { ...config, items: items.slice(0, 1) } };
  const renamed = { ...base, config: { ...config, items: items.with(1, second) } };
  expect(draftConflicts(base, shorter, renamed)).toEqual([
    { id: "items.base 1", field: "config.items.1", label: "Gráfico 2", theirs: "(quitado)", mine: "DeF34 · Mediodía" },
  ]);
});

test("two people in one story keep what each wrote in other steps, also of a block that was moved, and a clash has its words", () => {
  const step = (id: string, text: string) => ({ id, text, alt: "", align: "center" as const, data: {} });
  const block = (id: string, ...steps: ReturnType<typeof step>[]) => ({ id, format: "Texto", settings: {}, steps });
  const story = (...blocks: ReturnType<typeof block>[]) => ({
    ...BASE,
    config: { type: "story" as const, kicker: "", dek: "", byline: "", blocks },
  });
  const base = story(block("a", step("x", "Uno"), step("y", "Dos")), block("b", step("x", "Tres")));
  const theirs = story(block("b", step("x", "Tres suyo")), block("a", step("x", "Uno"), step("y", "Dos")));
  const mine = story(
    block("a", step("x", "Uno"), step("y", "Dos mío"), step("z", "Más")),
    block("b", step("x", "Tres")),
  );
  expect(draftConflicts(base, theirs, mine)).toEqual([]);
  expect(mergeDrafts(base, theirs, mine).config).toEqual(
    story(block("b", step("x", "Tres suyo")), block("a", step("x", "Uno"), step("y", "Dos mío"), step("z", "Más")))
      .config,
  );
  const clash = story(block("a", step("x", "Uno"), step("y", "Dos suyo")), block("b", step("x", "Tres")));
  expect(draftConflicts(base, clash, mine)).toEqual([
    {
      id: "blocks.base 0.steps.base 1.text",
      field: "config.blocks.0.steps.1.text",
      label: "Bloque 1 · Texto 2",
      theirs: "Dos suyo",
      mine: "Dos mío",
    },
  ]);
});
