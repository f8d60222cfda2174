import { firstConfig, newBlock, type StoryConfig } from "@nv/graphic-types";
import fc from "fast-check";
import { expect, test } from "vitest";
import { savingPlan, startAfter } from "../../records/core/saving-plan";
import { copyText, readCopy, type SentDraft } from "../../records/saving/kept-copy";
import { GRAPHIC_SAVING } from "../form/graphic-saving";
import { emptyDraft, type GraphicDraft } from "./graphic-draft";
import { draftConflicts, joinDrafts, undecidedBase } from "./joined-draft";

type Line = "whole" | "cut" | "unanswered";

/** A server that keeps the last version, and refuses what was written over another, unless it made that saving before. */
interface Server {
  draft: GraphicDraft;
  version: number;
  readonly made: Set<string>;
}

/** The builder of one person, as far as it saves: see `use-saving.ts`, `use-newer.ts` and `use-draft-copy.ts`. */
function createWriter(server: Server, name: string) {
  let [base, saved, draft, version] = [server.draft, server.draft, server.draft, server.version];
  const words: string[] = [];
  let answer: (() => void) | null = null;
  /** Saving that was sent, as long as nobody here knows what came of it. */
  let unanswered: SentDraft<GraphicDraft> | null = null;

  function changeBlocks(change: (blocks: StoryConfig["blocks"]) => StoryConfig["blocks"]): void {
    const { config } = draft;
    if (config.type !== "story") throw new Error("It is a story.");
    draft = { ...draft, config: { ...config, blocks: change(config.blocks) } };
  }
  /** Changes the texts of the steps. @param change - Gets each with the places of its block and of itself, from 0. */
  function editTexts(change: (text: string, block: number, step: number) => string): void {
    changeBlocks((blocks) =>
      blocks.map((one, block) => ({
        ...one,
        steps: one.steps.map((its, step) => ({ ...its, text: change(its.text, block, step) })),
      })),
    );
  }
  /** Hears what is saved now, and joins it; first it is known what came of what was sent from here. */
  function hear(): void {
    if (unanswered !== null || server.version === version) return;
    const sides = { base, theirs: server.draft, mine: draft };
    [base, draft] = [undecidedBase(sides), joinDrafts(sides, "mine")];
    [saved, version] = [server.draft, server.version];
  }
  /** Has the server make a saving. @returns What its answer is to whoever sent it. */
  function keep({ base: over, mine: sent, version: overVersion, savingId }: SentDraft<GraphicDraft>): () => void {
    if (server.version === overVersion) {
      [server.draft, server.version] = [sent, overVersion + 1];
      server.made.add(savingId);
    }
    if (!server.made.has(savingId)) return hear;
    return () => {
      [base, saved, version] = [startAfter(GRAPHIC_SAVING, over, sent, base), sent, overVersion + 1];
      hear();
    };
  }
  return {
    hear,
    words,
    draft: () => draft,
    /** Begins a word that nobody else writes. @param at - Place among the words of a step, 0 to 1. */
    write(block: number, step: number, at: number): void {
      const word = `${name}${words.length + 1}`;
      words.push(word);
      editTexts((text, ...place) => {
        if (place[0] !== block || place[1] !== step) return text;
        const others = text.split(" ").filter(Boolean);
        return others.toSpliced(Math.round(at * others.length), 0, word).join(" ");
      });
    },
    /** Writes another letter of the word that was begun last. */
    writeOn(): void {
      const half = words.pop();
      if (half === undefined) return;
      editTexts((text) => text.replace(new RegExp(`\\b${half}\\b`), `${half}x`));
      words.push(`${half}x`);
    },
    move: () => changeBlocks((blocks) => blocks.toReversed()),
    isWaiting: () => answer !== null,
    /**
     * Sends what can be saved, or asks again for what nobody answered; its answer is on its way from then on.
     *
     * @param line - Where it ends: before the server, after it, or not at all.
     */
    send(line: Line): void {
      if (answer !== null) return;
      const plan = savingPlan(GRAPHIC_SAVING, { base, saved, written: draft });
      if (unanswered === null && plan.isSaved) return;
      const sent = unanswered ?? { base: saved, mine: plan.draft, version, savingId: newId() };
      unanswered = sent;
      if (line === "cut") return;
      const told = keep(sent);
      if (line === "whole")
        answer = () => {
          unanswered = null;
          told();
        };
    },
    /** Has the answer of what was sent. */
    receive(): void {
      const told = answer;
      answer = null;
      told?.();
    },
    /** Ends the tab, whatever is on its way, and opens the builder again with what the browser kept. */
    kill(): void {
      const kept = copyText({ base, mine: draft, version }, unanswered);
      const copy = readCopy(GRAPHIC_SAVING, kept);
      if (copy === null) throw new Error("It cannot be read.");
      answer = null;
      ({ base, mine: draft, version, sent: unanswered } = copy);
      // Nothing is joined, nor shown to be decided, before it is known what came of what was sent.
      saved = unanswered?.base ?? server.draft;
      hear();
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
  return { draft: { ...emptyDraft(config), title: "La riada" }, version: 1, made: new Set() };
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const deeds = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        deed: fc.constant("write"),
        who: fc.nat(1),
        // Most write in one place.
        block: fc.constantFrom(0, 0, 0, 1),
        step: fc.constantFrom(0, 0, 0, 1, 2),
        at: share,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        deed: fc.constant("send"),
        who: fc.nat(1),
        line: fc.constantFrom<Line>("whole", "whole", "whole", "cut", "unanswered"),
      }),
    },
    { weight: 3, arbitrary: fc.record({ deed: fc.constant("hear"), who: fc.nat(1) }) },
    { weight: 3, arbitrary: fc.record({ deed: fc.constant("receive"), who: fc.nat(1) }) },
    { weight: 3, arbitrary: fc.record({ deed: fc.constantFrom("move", "decide", "kill"), who: fc.nat(1) }) },
    { weight: 6, arbitrary: fc.record({ deed: fc.constant("writeOn"), who: fc.nat(1) }) },
  ),
  { maxLength: 60 },
);

/** Eva keeps both texts while something else of hers is on its way, and Ana writes on where they both wrote. */
const DECIDED_ON_THE_WAY: typeof deeds extends fc.Arbitrary<infer Value> ? Value : never = [
  { deed: "write", who: 0, block: 0, step: 1, at: 0 },
  { deed: "write", who: 1, block: 0, step: 1, at: 0 },
  { deed: "send", who: 0, line: "whole" },
  { deed: "send", who: 1, line: "whole" },
  { deed: "write", who: 1, block: 0, step: 0, at: 1 },
  { deed: "write", who: 0, block: 0, step: 1, at: 0 },
  { deed: "receive", who: 1 },
  { deed: "send", who: 1, line: "whole" },
  { deed: "decide", who: 1 },
];

/** Ana writes on after a saving of hers that nobody answered, where Eva has written after it. */
const ANSWER_LOST: typeof DECIDED_ON_THE_WAY = [
  { deed: "write", who: 0, block: 0, step: 1, at: 0 },
  { deed: "send", who: 0, line: "unanswered" },
  { deed: "hear", who: 1 },
  { deed: "write", who: 1, block: 0, step: 1, at: 1 },
  { deed: "send", who: 1, line: "whole" },
  { deed: "write", who: 0, block: 0, step: 1, at: 1 },
  { deed: "hear", who: 0 },
  { deed: "decide", who: 0 },
];

/** Ana's tab is killed before the answer of a saving of hers, Eva writes after it in the same place, and Ana opens another. */
const KILLED_BEFORE_THE_ANSWER: typeof DECIDED_ON_THE_WAY = [
  { deed: "write", who: 0, block: 0, step: 1, at: 0 },
  { deed: "send", who: 0, line: "unanswered" },
  { deed: "hear", who: 1 },
  { deed: "write", who: 1, block: 0, step: 1, at: 1 },
  { deed: "send", who: 1, line: "whole" },
  { deed: "write", who: 0, block: 0, step: 1, at: 1 },
  { deed: "kill", who: 0 },
  { deed: "decide", who: 0 },
];

test("two people write one story, by lines that end and tabs that are killed: no word of either is lost, and both have the same", () => {
  fc.assert(
    fc.property(deeds, (all) => {
      const server = begun();
      const writers = [createWriter(server, "ana"), createWriter(server, "eva")];
      for (const one of all) {
        const writer = writers[one.who];
        if (writer === undefined) continue;
        if ("at" in one) writer.write(one.block, one.step, one.at);
        else if (one.deed === "writeOn") writer.writeOn();
        else if ("line" in one) writer.send(one.line);
        else if (one.deed === "move") writer.move();
        else if (one.deed === "kill") writer.kill();
        else if (one.deed === "receive") writer.receive();
        else if (one.deed === "decide") writer.decideAll();
        else if (!writer.isWaiting()) writer.hear();
      }
      // The line is back, and each decides about what both wrote in one place.
      for (let turn = 0; turn < 4; turn += 1)
        for (const writer of writers) {
          writer.receive();
          writer.hear();
          writer.decideAll();
          writer.send("whole");
          writer.receive();
        }
      for (const writer of writers) writer.hear();
      const text = JSON.stringify(server.draft.config).replaceAll(String.raw`\n`, " ");
      // Of a word that was saved half written neither its beginning stays beside it.
      const times = (word: string) => text.match(new RegExp(`\\b${word.replace(/x+$/, "")}x*\\b`, "g")) ?? [];
      for (const word of writers.flatMap((writer) => writer.words)) expect(times(word)).toEqual([word]);
      for (const { draft } of writers) expect(draft().config).toEqual(server.draft.config);
    }),
    { numRuns: 400, examples: [[DECIDED_ON_THE_WAY], [ANSWER_LOST], [KILLED_BEFORE_THE_ANSWER]] },
  );
});
