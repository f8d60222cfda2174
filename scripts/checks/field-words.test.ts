import { expect, test } from "vitest";
import { ownWordsIn, sharedNamesIn } from "./field-words.ts";

test("a name that the code gave up is told with the field's word, in comments too", () => {
  expect(ownWordsIn("const held = await runAlone(work); // as settleAll does")).toEqual([
    "«runAlone»: here it is called «with lock»",
    "«settleAll»: here it is called «reconcile»",
  ]);
});

test("a longer name that holds one, and an English word, are nobody's", () => {
  expect(ownWordsIn("Promise.allSettled(works); const isRunAloneHere = 1; // nothing is lacking")).toEqual([]);
});

test("a name with one meaning is found where it is declared, not where it is used", () => {
  const text =
    'import { Place } from "./place.ts";\nexport interface Frame {}\n  const Box = 1;\nexport type PlaceKind = Place["kind"];';
  expect(sharedNamesIn(text)).toEqual(["Frame"]);
});
