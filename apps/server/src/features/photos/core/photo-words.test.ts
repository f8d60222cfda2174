import { PhotoFields, PhotoItemFields, PhotoWords } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { photoProblems, photoWords } from "./photo-words.ts";
import { uploadFault } from "./upload-fault.ts";

const own = (part: object = {}) => PhotoItemFields.parse(part);
const shared = (part: object = {}) => PhotoFields.parse(part);
const TOLD = PhotoWords.parse({
  caption: "De la foto",
  byline: "Eva",
  agency: "Agencia",
  keywords: ["campo"],
  city: "Alfa",
});

test.each([
  { name: "its own", own: { caption: "Suyo" }, shared: { caption: "De todas" }, is: { caption: "Suyo" } },
  { name: "what is shared", own: {}, shared: { caption: "De todas" }, is: { caption: "De todas" } },
  { name: "what it tells", own: {}, shared: {}, is: { caption: "De la foto", city: "Alfa", keywords: ["campo"] } },
  { name: "shared words in place of its own", own: {}, shared: { keywords: ["plaza"] }, is: { keywords: ["plaza"] } },
  { name: "a whole credit that was written", own: { byline: "Ana" }, shared: {}, is: { byline: "Ana", agency: "" } },
  {
    name: "its own signature with the agency of all",
    own: { byline: "Ana" },
    shared: { agency: "Diario", byline: "Otra" },
    is: { byline: "Ana", agency: "Diario" },
  },
  { name: "the credit that it tells", own: {}, shared: {}, is: { byline: "Eva", agency: "Agencia" } },
])("with a picture goes $name", ({ own: ofOne, shared: ofAll, is }) => {
  expect(photoWords(own(ofOne), shared(ofAll), TOLD)).toMatchObject(is);
});

const RIGHT = {
  words: PhotoWords.parse({ altText: "Una plaza", agency: "Diario" }),
  fields: own(),
  planProblem: "",
  isTooHeavy: false,
  known: null,
  rightsUntil: "",
  today: "2026-11-23",
};
const KNOWN = { arcId: "AAA", url: "", sentAtMs: Date.UTC(2026, 10, 20), sentBy: "Eva" };

test.each([
  { name: "nothing", part: {}, fields: [] },
  { name: "its weight", part: { planProblem: "Pesa mucho", isTooHeavy: true }, fields: ["isReduced"] },
  { name: "its format", part: { planProblem: "Es un PDF" }, fields: ["file"] },
  { name: "its rights, which ended yesterday", part: { rightsUntil: "2026-11-22" }, fields: ["file"] },
  { name: "nothing on the last day of its rights", part: { rightsUntil: "2026-11-23" }, fields: [] },
  { name: "that it is there", part: { known: KNOWN }, fields: ["isRepeated"] },
  { name: "nothing when it is to go again", part: { known: KNOWN, fields: own({ isRepeated: true }) }, fields: [] },
  { name: "its text and its credit", part: { words: PhotoWords.parse({}) }, fields: ["altText", "byline"] },
])("what keeps a picture back: $name", ({ part, fields }) => {
  expect(photoProblems({ ...RIGHT, ...part }).map(({ field }) => field)).toEqual(fields);
});

test("one that is there is told with its id, its day and who sent it", () => {
  expect(photoProblems({ ...RIGHT, known: KNOWN })[0]?.message.replaceAll("\u00a0", " ")).toBe(
    "Photo Center ya la tiene: AAA, enviada el 20 de noviembre de 2026 por Eva. No hace falta enviarla otra vez.",
  );
});

test.each([
  { status: 413, remedy: "reduce", isRefused: true },
  { status: 415, remedy: "none", isRefused: true },
  { status: 401, remedy: "none", isRefused: true },
  { status: 429, remedy: "none", isRefused: true },
  { status: 503, remedy: "none", isRefused: false },
  { status: null, remedy: "none", isRefused: false },
])("after $status one is certainly not there: $isRefused", ({ status, remedy, isRefused }) => {
  expect(uploadFault(status, "Otra cosa.")).toMatchObject({ remedy, isRefused });
});
