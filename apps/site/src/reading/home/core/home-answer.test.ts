import { HomeAnswer } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { HomeTold } from "./home-answer";

const PIECE = {
  ...{ id: "a", title: "El paro", type: "figure", label: "Gráfico de una tabla", author: "Ana" },
  ...{ publishedAtMs: 1, pictureUrl: null, pages: 0 },
};
const ANSWER = {
  registry: { total: 3, published: [PIECE, { ...PIECE, pictureUrl: "/x.png" }], drafts: 1, withoutAlt: 0, broken: 0 },
  duty: { people: [{ name: "Eva", untilMs: 5 }], total: 1 },
  reviews: { due: 2 },
};

test.each<[name: string, answer: object]>([
  ["all of it", ANSWER],
  ["parts that the server could not tell", { registry: null, duty: null, reviews: null }],
  [
    "nobody and nothing",
    { ...ANSWER, registry: { ...ANSWER.registry, published: [] }, duty: { people: [], total: 0 } },
  ],
])("%s is read as the schema of the server reads it", (_name, answer) => {
  expect(HomeTold.safeParse(answer)).toEqual({ success: true, data: HomeAnswer.parse(answer) });
});

test.each<[name: string, answer: unknown]>([
  ["no object", null],
  ["an empty one", {}],
  ["a part that is missing", { registry: ANSWER.registry, duty: ANSWER.duty }],
  ["a piece without a title", { ...ANSWER, registry: { ...ANSWER.registry, published: [{ ...PIECE, title: 7 }] } }],
  ["a count in words", { ...ANSWER, registry: { ...ANSWER.registry, broken: "0" } }],
  ["somebody without an hour", { ...ANSWER, duty: { people: [{ name: "Eva" }], total: 1 } }],
  ["pages that are no number", { ...ANSWER, reviews: { due: null } }],
])("%s is not relied on, as the schema does not", (_name, answer) => {
  expect(HomeTold.safeParse(answer).success).toBe(false);
  expect(HomeAnswer.safeParse(answer).success).toBe(false);
});
