import { expect, test } from "vitest";
import { changedText, type History, NO_HISTORY, rebased, record, redo, undo } from "./history";

interface Words {
  readonly title: string;
  readonly blocks: readonly { readonly text: string }[];
}

const words = (title: string, ...texts: readonly string[]): Words => ({
  title,
  blocks: texts.map((text) => ({ text })),
});
const none: History<Words> = NO_HISTORY;

test("the one text that changed is named, and nothing else is", () => {
  const [kept] = words("", "Uno").blocks;
  if (kept === undefined) throw new Error("There is no block.");
  const before = { title: "A", blocks: [kept, { text: "Dos" }] };
  expect(changedText(before, { ...before, title: "B" })).toBe("title");
  expect(changedText(before, { ...before, blocks: [kept, { text: "Tres" }] })).toBe("blocks.1.text");
  expect(changedText(before, { title: "B", blocks: [kept] })).toBe("");
  expect(changedText(before, { ...before, blocks: [kept] })).toBe("");
});

test("letters of one text are one change, until there is a rest or another text", () => {
  const first = words("");
  const states = ["", "H", "Ho", "Hol"].map((title) => ({ ...first, title }));
  let history = none;
  states.slice(1).forEach((state, place) => {
    history = record(history, states[place] ?? state, state, place * 200);
  });
  expect(history.past).toEqual([words("")]);
  history = record(history, { ...first, title: "Hol" }, { ...first, title: "Hola" }, 60_000);
  expect(history.past).toEqual([words(""), words("Hol")]);
  history = record(history, words("Hola"), words("Hola", "x"), 60_100);
  expect(history.past).toHaveLength(3);
});

test("what was taken back is done again, until something new is done", () => {
  const one = record(none, words("A"), words("B"), 0);
  const back = undo(one, words("B"));
  expect(back?.value).toEqual(words("A"));
  if (back === null) throw new Error("There was nothing to take back.");
  expect(undo(back.history, back.value)).toBeNull();
  expect(redo(back.history, back.value)?.value).toEqual(words("B"));
  expect(redo(record(back.history, words("A"), words("C"), 9000), words("C"))).toBeNull();
});

test("what others changed stays when mine is taken back", () => {
  const history = rebased(record(none, words("A"), words("B"), 0), (state) => ({
    ...state,
    blocks: [{ text: "Suyo" }],
  }));
  expect(undo(history, words("B", "Suyo"))?.value).toEqual(words("A", "Suyo"));
});
