import { expect, test } from "vitest";
import { ownWordsIn } from "./field-words.ts";

test("a name that the code gave up is told with the field's word, in comments too", () => {
  expect(ownWordsIn("const held = await runAlone(work); // as settleAll does")).toEqual([
    "«runAlone»: here it is called «with lock»",
    "«settleAll»: here it is called «reconcile»",
  ]);
});

test("a longer name that holds one, and an English word, are nobody's", () => {
  expect(ownWordsIn("Promise.allSettled(works); const isRunAloneHere = 1; // nothing is lacking")).toEqual([]);
});
