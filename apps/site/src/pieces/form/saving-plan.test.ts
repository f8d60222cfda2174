import { changeStep, firstConfig, newBlock, type StoryConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { savingPlan, startAfter } from "../../records/core/saving-plan";
import { emptyDraft, type GraphicDraft } from "../core/graphic-draft";
import { draftConflicts, joinDrafts, undecidedBase } from "../core/joined-draft";
import { GRAPHIC_SAVING } from "./graphic-saving";

const STORY: StoryConfig = { type: "story", kicker: "", dek: "", byline: "", blocks: [] };
const SAVED: GraphicDraft = { ...emptyDraft(firstConfig("story")), title: "La riada" };
const planOf = (part: Partial<GraphicDraft>, config: StoryConfig = STORY, refused?: ReadonlyMap<string, string>) =>
  savingPlan(GRAPHIC_SAVING, {
    base: SAVED,
    saved: SAVED,
    written: { ...SAVED, ...part, config },
    ...(refused && { refused }),
  });

test("what differs by spaces alone is saved already", () => {
  expect(planOf({}).isSaved).toBe(true);
  expect(planOf({ title: "La riada " }).isSaved).toBe(true);
  expect(planOf({ title: "La riada del valle" }).isSaved).toBe(false);
  expect(planOf({}, { ...STORY, blocks: [newBlock("Texto", () => "a")] }).isSaved).toBe(false);
});

test("what is missing in a block waits for nobody", () => {
  const { draft, isSaved, leftOut } = planOf({}, { ...STORY, blocks: [newBlock("ImgTransition", () => "a")] });
  expect([isSaved, leftOut]).toEqual([false, []]);
  expect(draft.config).toMatchObject({ blocks: [{ id: "a", format: "ImgTransition" }] });
});

test("a word that the server would refuse stays here, and all the rest is saved", () => {
  const blocks = [newBlock("Texto", () => "a")];
  const { draft, isSaved, leftOut } = planOf(
    { language: "español", credit: "x".repeat(201), note: "A las seis" },
    { ...STORY, blocks },
  );
  expect([draft.language, draft.credit, draft.note]).toEqual(["es", "", "A las seis"]);
  expect([isSaved, leftOut.map(({ field }) => field)]).toEqual([false, ["language", "credit"]]);
});

test("a title that is taken out is saved so: it is missing when it is published", () => {
  const { draft, isSaved, leftOut } = planOf({ title: " " });
  expect([draft.title.trim(), isSaved, leftOut]).toEqual(["", false, []]);
});

test("what the server spells in its own way is saved, and not sent again and again", () => {
  const written = {
    ...emptyDraft({ type: "datawrapper", source: "https://datawrapper.dwcdn.net/AbC12/3/" }),
    title: "Paro",
  };
  const saved: GraphicDraft = { ...written, config: { type: "datawrapper", source: "AbC12" } };
  const sides = { base: saved, saved, written };
  expect(savingPlan(GRAPHIC_SAVING, sides).isSaved).toBe(false);
  expect(savingPlan(GRAPHIC_SAVING, { ...sides, sent: written }).isSaved).toBe(true);
  expect(
    savingPlan(GRAPHIC_SAVING, { ...sides, sent: written, written: { ...written, title: "El paro" } }).isSaved,
  ).toBe(false);
});

test("what has no record yet is begun by its first change, and not by looking at it", () => {
  const start = emptyDraft(firstConfig("figure"));
  const plan = (written: GraphicDraft) => savingPlan(GRAPHIC_SAVING, { base: start, saved: start, written });
  expect(plan(start).isSaved).toBe(true);
  expect(plan({ ...start, title: "P" }).isSaved).toBe(false);
});

test("an address that the server refused is asked for no more until it is written anew", () => {
  const refused = new Map([["slug", JSON.stringify("la-riada")]]);
  expect(planOf({ slug: "la-riada" }, STORY, refused)).toMatchObject({ isSaved: true, leftOut: [{ field: "slug" }] });
  expect(planOf({ slug: "la-riada-2" }, STORY, refused)).toMatchObject({ isSaved: false, leftOut: [] });
});

const steps = (...texts: readonly string[]): GraphicDraft => {
  const block = newBlock("Texto", () => "b");
  const [first] = block.steps;
  if (first === undefined) throw new Error("A new block has a step.");
  const all = texts.map((text, place) => ({ ...first, id: `p${place}`, text }));
  return { ...SAVED, config: { ...STORY, blocks: [{ ...block, steps: all }] } };
};
const textsOf = ({ config }: GraphicDraft) =>
  config.type === "story" ? config.blocks.flatMap((block) => block.steps.map(({ text }) => text)) : [];

test("two people in one step: it waits as both left it, and every other step is saved meanwhile, as often as need be", () => {
  const theirs = steps("De Eva", "", "");
  const first = { base: steps("", "", ""), theirs, mine: steps("Mío", "", "Media hora de trabajo") };
  let base = undecidedBase(first);
  let mine = joinDrafts(first, "mine");
  const plan = savingPlan(GRAPHIC_SAVING, { base, saved: theirs, written: mine });
  expect(textsOf(plan.draft)).toEqual(["De Eva", "", "Media hora de trabajo"]);
  expect(plan.isSaved).toBe(false);
  // Saved; more is written, and it is still undecided.
  const saved = plan.draft;
  base = startAfter(GRAPHIC_SAVING, theirs, saved, base);
  expect(savingPlan(GRAPHIC_SAVING, { base, saved, written: mine }).isSaved).toBe(true);
  expect(draftConflicts(base, saved, mine)).toMatchObject([
    { field: "config.blocks.0.steps.0.text", label: "Bloque 1 · Texto 1", theirs: "De Eva", mine: "Mío" },
  ]);
  mine = steps("Mío, y más", "Otra cosa", "Media hora de trabajo");
  expect(textsOf(savingPlan(GRAPHIC_SAVING, { base, saved, written: mine }).draft)).toEqual([
    "De Eva",
    "Otra cosa",
    "Media hora de trabajo",
  ]);
  const decided = { base, theirs: saved, mine };
  expect(textsOf(joinDrafts(decided, "both"))[0]).toBe("De Eva\n\nMío, y más");
  expect(textsOf(joinDrafts(decided, "mine"))[0]).toBe("Mío, y más");
  expect(textsOf(joinDrafts(decided, "theirs"))).toEqual(["De Eva", "Otra cosa", "Media hora de trabajo"]);
});

test("a third saving in the same step is one more to decide about, and what I wrote is still there", () => {
  const first = { base: steps("", ""), theirs: steps("De Eva", ""), mine: steps("Mío", "x") };
  const base = undecidedBase(first);
  const second = { base, theirs: steps("De Eva, otra vez", ""), mine: joinDrafts(first, "mine") };
  expect(textsOf(joinDrafts(second, "mine"))).toEqual(["Mío", "x"]);
  const again = undecidedBase(second);
  expect(draftConflicts(again, second.theirs, second.mine)).toMatchObject([
    { theirs: "De Eva, otra vez", mine: "Mío" },
  ]);
  expect(
    textsOf(savingPlan(GRAPHIC_SAVING, { base: again, saved: second.theirs, written: second.mine }).draft),
  ).toEqual(["De Eva, otra vez", "x"]);
});

test("a block that one took out and the other wrote in waits too, and neither is lost before somebody decides", () => {
  const base = steps("a", "b");
  const theirs: GraphicDraft = { ...SAVED, config: STORY };
  const mine = steps("a", "b, y algo");
  const sides = { base, theirs, mine };
  const start = undecidedBase(sides);
  expect(
    textsOf(savingPlan(GRAPHIC_SAVING, { base: start, saved: theirs, written: joinDrafts(sides, "mine") }).draft),
  ).toEqual([]);
  expect(draftConflicts(start, theirs, joinDrafts(sides, "mine"))).toHaveLength(1);
  expect(textsOf(joinDrafts({ base: start, theirs, mine }, "mine"))).toEqual(["a", "b, y algo"]);
});

test("a step is named by its name wherever it was moved", () => {
  const block = steps("a", "b");
  const moved = {
    ...block,
    config: {
      ...STORY,
      blocks: [newBlock("Texto", () => "otro"), ...(block.config.type === "story" ? block.config.blocks : [])],
    },
  };
  const theirs = {
    ...block,
    config: {
      ...STORY,
      blocks:
        block.config.type === "story"
          ? block.config.blocks.map((one) => changeStep(one, "p0", (step) => ({ ...step, text: "suyo" })))
          : [],
    },
  };
  const mine = {
    ...moved,
    config: {
      ...moved.config,
      blocks: moved.config.blocks.map((one) => changeStep(one, "p0", (step) => ({ ...step, text: "mío" }))),
    },
  };
  const sides = { base: block, theirs, mine };
  expect(draftConflicts(undecidedBase(sides), theirs, joinDrafts(sides, "mine"))).toMatchObject([
    { field: "config.blocks.1.steps.0.text", theirs: "suyo", mine: "mío" },
  ]);
  expect(
    textsOf(
      savingPlan(GRAPHIC_SAVING, { base: undecidedBase(sides), saved: theirs, written: joinDrafts(sides, "mine") })
        .draft,
    ),
  ).toEqual(["", "suyo", "b"]);
});
