import { firstConfig, newBlock, type StoryConfig } from "@nv/graphic-types";
import fc from "fast-check";
import { expect, test } from "vitest";
import { savingPlan } from "../../records/core/saving-plan";
import { GRAPHIC_SAVING } from "../form/graphic-saving";
import { emptyDraft, type GraphicDraft } from "./graphic-draft";
import { draftConflicts, joinDrafts, undecidedBase } from "./joined-draft";

type Line = "whole" | "cut" | "unanswered";

/** A server that keeps the last version, and refuses what was written over another. */
interface Server {
  draft: GraphicDraft;
  version: number;
}

/** The builder of one person, as far as it saves: see `use-saving.ts` and `use-newer.ts`. */
function createWriter(server: Server, name: string) {
  let [base, saved, draft, version] = [server.draft, server.draft, server.draft, server.version];
  let count = 0;

  function changeBlocks(change: (blocks: StoryConfig["blocks"]) => StoryConfig["blocks"]): void {
    const { config } = draft;
    if (config.type !== "story") throw new Error("It is a story.");
    draft = { ...draft, config: { ...config, blocks: change(config.blocks) } };
  }
  function edit(block: number, step: number, change: (words: readonly string[]) => readonly string[]): void {
    const edited = (text: string) => change(text.split(" ").filter(Boolean)).join(" ");
    changeBlocks((blocks) =>
      blocks.map((one, place) => ({
        ...one,
        steps: one.steps.map((its, stepPlace) =>
          place === block && stepPlace === step ? { ...its, text: edited(its.text) } : its,
        ),
      })),
    );
  }
  /** Hears what is saved now, and joins it. */
  function hear(): void {
    if (server.version === version) return;
    const sides = { base, theirs: server.draft, mine: draft };
    [base, draft] = [undecidedBase(sides), joinDrafts(sides, "mine")];
    [saved, version] = [server.draft, server.version];
  }
  return {
    hear,
    draft: () => draft,
    /** Writes a word that nobody else wrote. @param at - Place among the words of a step, 0 to 1. */
    write(block: number, step: number, at: number): string {
      count += 1;
      const word = `${name}${count}`;
      edit(block, step, (words) => words.toSpliced(Math.round(at * words.length), 0, word));
      return word;
    },
    move: () => changeBlocks((blocks) => blocks.toReversed()),
    /** Saves what can be saved. @param line - Where it ends: before the server, after it, or not at all. */
    save(line: Line): void {
      const plan = savingPlan(GRAPHIC_SAVING, { base, saved, written: draft });
      if (plan.isSaved || line === "cut") return;
      if (server.version !== version) return void hear();
      [server.draft, server.version] = [plan.draft, server.version + 1];
      if (line === "unanswered") return;
      [base, saved, version] = [plan.startAfter(server.draft), server.draft, server.version];
    },
    /** Decides whatever two wrote in one place, one place after another. */
    decideAll(): void {
      for (;;) {
        const sides = { base, theirs: saved, mine: draft };
        const [first] = draftConflicts(sides.base, sides.theirs, sides.mine);
        if (first === undefined) return;
        [base, draft] = [
          undecidedBase(sides, first.id),
          joinDrafts(sides, (id) => (id === first.id ? "both" : "mine")),
        ];
      }
    },
  };
}

let ids = 0;
const newId = () => `i${ids++}`;

function begun(): Server {
  const texts = ["El paro baja en Ejemplo por tercer año y nadie sabe por qué", "", "Un final"];
  const block = () => {
    const one = newBlock("Texto", newId);
    const [blank] = one.steps;
    if (blank === undefined) throw new Error("A new block has a step.");
    return { ...one, steps: texts.map((text) => ({ ...blank, id: newId(), text })) };
  };
  const config = { ...firstConfig("story"), blocks: [block(), block()] };
  return { draft: { ...emptyDraft(config), title: "La riada" }, version: 1 };
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const deeds = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        deed: fc.constant("write"),
        who: fc.nat(1),
        block: fc.nat(1),
        step: fc.nat(2),
        at: share,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        deed: fc.constant("save"),
        who: fc.nat(1),
        line: fc.constantFrom<Line>("whole", "whole", "whole", "cut", "unanswered"),
      }),
    },
    { weight: 3, arbitrary: fc.record({ deed: fc.constant("hear"), who: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ deed: fc.constant("move"), who: fc.nat(1) }) },
  ),
  { maxLength: 60 },
);

test("two people write one story, by lines that end: no word of either is lost, and both have the same", () => {
  fc.assert(
    fc.property(deeds, (all) => {
      const server = begun();
      const writers = [createWriter(server, "ana"), createWriter(server, "eva")];
      const words: string[] = [];
      for (const one of all) {
        const writer = writers[one.who];
        if (writer === undefined) continue;
        if ("at" in one) words.push(writer.write(one.block, one.step, one.at));
        else if ("line" in one) writer.save(one.line);
        else if (one.deed === "move") writer.move();
        else writer.hear();
      }
      // The line is back, and each decides about what both wrote in one place.
      for (let turn = 0; turn < 4; turn += 1)
        for (const writer of writers) {
          writer.hear();
          writer.decideAll();
          writer.save("whole");
        }
      for (const writer of writers) writer.hear();
      const text = JSON.stringify(server.draft.config).replaceAll(String.raw`\n`, " ");
      const isThere = (word: string) => new RegExp(`\\b${word}\\b`).test(text);
      expect(words.filter((word) => !isThere(word))).toEqual([]);
      for (const { draft } of writers) expect(draft().config).toEqual(server.draft.config);
    }),
    { numRuns: 400 },
  );
});
