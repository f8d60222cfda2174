import { CountMapping, ElectionFields } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import {
  ELECTION_FORM,
  type ElectionDraft,
  mappingOf,
  NEW_CONSTITUENCY,
  NEW_ELECTION,
  NEW_HEADLINE,
  NEW_LIST,
  USUAL_COLUMNS,
} from "./election-draft";

const DRAFT: ElectionDraft = {
  ...NEW_ELECTION,
  title: "Ejemplia",
  lists: [
    { ...NEW_LIST, acronym: "Álfa Nueva" },
    { ...NEW_LIST, acronym: "Beta", key: "000102" },
  ],
  blocs: [{ name: "Suma", lists: "Álfa Nueva, beta" }],
};

test("keys are made of acronyms where nobody writes them, and blocs name lists by their acronyms", () => {
  const { body, problems } = ELECTION_FORM.fromDraft(DRAFT);
  expect(problems).toEqual([]);
  const fields = ElectionFields.parse(body);
  expect(fields.lists.map(({ key }) => key)).toEqual(["alfa-nueva", "000102"]);
  expect(fields.blocs).toEqual([{ name: "Suma", lists: ["alfa-nueva", "000102"] }]);
});

test("of what has no name yet the name is missing, not what is made of it", () => {
  const { problems } = ELECTION_FORM.fromDraft({ ...DRAFT, lists: [NEW_LIST], blocs: [] });
  expect(problems.map(({ field }) => field)).toEqual(["lists.0.acronym"]);
  const own = { ...DRAFT, law: "own", constituencies: [NEW_CONSTITUENCY] };
  expect(ELECTION_FORM.fromDraft(own).problems.map(({ field }) => field)).toEqual([
    "constituencies.0.name",
    "constituencies.0.seats",
  ]);
});

test("a bloc of somebody who does not stand is told beside it", () => {
  const { problems } = ELECTION_FORM.fromDraft({ ...DRAFT, blocs: [{ name: "Suma", lists: "Beta, Nadie" }] });
  expect(problems).toEqual([{ field: "blocs.0.lists", message: "Suma una candidatura que no está" }]);
});

test.each(["long", "wide"] as const)("the columns of a table are a mapping, %s", (form) => {
  expect(CountMapping.safeParse(mappingOf({ ...USUAL_COLUMNS, form }, DRAFT.lists)).error).toBeUndefined();
});

test("a headline is what it claims, and what is wrong with it is told beside its own field", () => {
  const seats = { ...NEW_HEADLINE, text: "Beta, con doce", lists: "beta", area: "28", figure: "12" };
  const turnout = { ...NEW_HEADLINE, text: "Votan siete de cada diez", kind: "turnout", figure: "70,5" } as const;
  const { body, problems } = ELECTION_FORM.fromDraft({ ...DRAFT, headlines: [seats, turnout] });
  expect(problems).toEqual([]);
  expect(ElectionFields.parse(body).headlines.map(({ claim }) => claim)).toEqual([
    { kind: "seats", list: "000102", area: "28", comparison: "at-least", seats: 12 },
    { kind: "turnout", area: "total", comparison: "at-least", pct: 70.5 },
  ]);
  const wrong = { ...seats, lists: "Nadie", figure: "muchos" };
  expect(ELECTION_FORM.fromDraft({ ...DRAFT, headlines: [wrong] }).problems).toEqual([
    { field: "headlines.0.figure", message: "Escribe cuántos, sin decimales" },
  ]);
  expect(ELECTION_FORM.fromDraft({ ...DRAFT, headlines: [{ ...seats, lists: "Nadie" }] }).problems).toEqual([
    { field: "headlines.0.lists", message: "Nombra una candidatura que no está" },
  ]);
});

test.each([
  ["title", "title"],
  ["headlines.2.claim.seats", "headlines.2.figure"],
  ["headlines.0.claim.lists.1", "headlines.0.lists"],
  ["headlines.0.text", "headlines.0.text"],
  ["law.constituencies.3.seats", "constituencies.3.seats"],
  ["source.mapping.census", "columns.census"],
])("what the server says of %s is told beside %s", (field, own) => {
  expect(ELECTION_FORM.pathOf(field)).toBe(own);
});
