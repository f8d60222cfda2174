import { FoundGroup, FoundThings, SearchAnswer } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { readFoundThings, readSearchAnswer } from "./read-search-answer";

const RESULT = {
  to: "/docs/intro#halo",
  kind: "doc",
  title: [{ text: "Mapas", isMatch: true }],
  trail: ["Guía"],
  state: "estable",
  heading: "Halo",
  passage: [{ text: "un halo", isMatch: false }],
};

test("an answer is read as the schema of the contract reads it", () => {
  const answer = { results: [RESULT], isQuestion: true, isWeak: false };
  expect(readSearchAnswer(answer)).toEqual(SearchAnswer.parse(answer));
});

test.each([
  ["nothing", null],
  ["a list", []],
  ["no word about the question", { results: [], isWeak: false }],
  ["no word about how good it is", { results: [], isQuestion: true }],
  ["an unknown kind", { results: [{ ...RESULT, kind: "film" }], isQuestion: true, isWeak: false }],
  ["a title that is a text", { results: [{ ...RESULT, title: "Mapas" }], isQuestion: true, isWeak: false }],
  ["a part without its mark", { results: [{ ...RESULT, passage: [{ text: "a" }] }], isQuestion: true, isWeak: false }],
  ["no address", { results: [{ ...RESULT, to: undefined }], isQuestion: true, isWeak: false }],
])("%s is no answer, and neither is it for the contract", (_name, body) => {
  expect(readSearchAnswer(body)).toBeNull();
  expect(SearchAnswer.safeParse(body).success).toBe(false);
});

const GROUP = { kind: "graphics", things: [{ id: "a1", title: "El paro", facts: ["Borrador"] }], hasMore: true };

test.each(FoundGroup.shape.kind.options)(
  "what is no page is read as the schema of the contract reads it: %s",
  (kind) => {
    const [thing] = GROUP.things;
    const answer = {
      groups: [{ ...GROUP, kind, things: [thing, { ...thing, picture: "/api/graphics/a1/thumbnail" }] }],
    };
    expect(readFoundThings(answer)).toEqual(FoundThings.parse(answer));
  },
);

test.each([
  ["nothing", null],
  ["no groups", {}],
  ["an unknown kind", { groups: [{ ...GROUP, kind: "films" }] }],
  ["a thing without its title", { groups: [{ ...GROUP, things: [{ id: "a1", facts: [] }] }] }],
  [
    "a picture that is no address",
    { groups: [{ ...GROUP, things: [{ id: "a1", title: "", facts: [], picture: 1 }] }] },
  ],
  ["facts that are no list", { groups: [{ ...GROUP, things: [{ id: "a1", title: "", facts: "Borrador" }] }] }],
  ["no word about more", { groups: [{ ...GROUP, hasMore: undefined }] }],
])("%s is no answer about them, and neither is it for the contract", (_name, body) => {
  expect(readFoundThings(body)).toBeNull();
  expect(FoundThings.safeParse(body).success).toBe(false);
});
