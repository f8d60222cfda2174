import { CASE_STATES, type CaseState } from "@nv/contracts";
import { expect, test } from "vitest";
import { type ApprovalRefusal, approvalRefusal, isStep, nextSteps, type PastStep } from "./case-steps.ts";

type Told = readonly [byId: string, done: "entered" | "imported" | "edited" | "noted" | CaseState];

const isState = (done: string): done is CaseState => Object.hasOwn(CASE_STATES, done);

/** `["ana", "entered"]` writes; `["berta", "verified"]` takes it there. */
const pastOf = (told: readonly Told[]): PastStep[] =>
  told.map(([byId, done]) => ({
    byId,
    isWriting: !isState(done) && done !== "noted",
    to: isState(done) ? done : null,
  }));

const ENTERED: readonly Told[] = [
  ["ana", "entered"],
  ["ana", "reviewing"],
];
const VERIFIED: readonly Told[] = [...ENTERED, ["berta", "verified"]];

test.each<{ name: string; past: readonly Told[]; who: string; to: CaseState; refusal: ApprovalRefusal | null }>([
  { name: "who entered it", past: ENTERED, who: "ana", to: "verified", refusal: "CASE_OWN" },
  { name: "somebody else", past: ENTERED, who: "berta", to: "verified", refusal: null },
  { name: "who imported it", past: [["ana", "imported"]], who: "ana", to: "verified", refusal: "CASE_OWN" },
  {
    name: "who imported the same row of somebody else's case",
    past: [...ENTERED, ["berta", "imported"]],
    who: "berta",
    to: "verified",
    refusal: "CASE_OWN",
  },
  {
    name: "who edited somebody else's case",
    past: [...ENTERED, ["berta", "edited"]],
    who: "berta",
    to: "verified",
    refusal: "CASE_OWN",
  },
  {
    name: "who entered it, after somebody else edited it",
    past: [...ENTERED, ["berta", "edited"]],
    who: "ana",
    to: "verified",
    refusal: "CASE_OWN",
  },
  {
    name: "a third person, after two wrote in it",
    past: [...ENTERED, ["berta", "edited"]],
    who: "carla",
    to: "verified",
    refusal: null,
  },
  { name: "who entered it, once it is verified", past: VERIFIED, who: "ana", to: "publishable", refusal: "CASE_OWN" },
  { name: "who verified it", past: VERIFIED, who: "berta", to: "publishable", refusal: null },
  {
    name: "who verified it and then edited it",
    past: [...VERIFIED, ["berta", "edited"], ["berta", "reviewing"]],
    who: "berta",
    to: "verified",
    refusal: "CASE_OWN",
  },
  {
    name: "who entered what is verified, when only another's edit waits",
    past: [...VERIFIED, ["berta", "edited"], ["berta", "reviewing"]],
    who: "ana",
    to: "verified",
    refusal: null,
  },
  {
    name: "who entered it, once the verification was withdrawn",
    past: [...VERIFIED, ["berta", "draft"], ["berta", "reviewing"]],
    who: "ana",
    to: "verified",
    refusal: "CASE_OWN",
  },
  {
    name: "who entered it, once it was retired and taken up again",
    past: [...VERIFIED, ["berta", "publishable"], ["berta", "retired"], ["berta", "draft"], ["berta", "reviewing"]],
    who: "ana",
    to: "verified",
    refusal: "CASE_OWN",
  },
  {
    name: "anybody, when it was edited after it was verified",
    past: [...VERIFIED, ["carla", "edited"]],
    who: "berta",
    to: "publishable",
    refusal: "CASE_UNVERIFIED",
  },
  {
    name: "who read what is personal of it, or wrote a note",
    past: [...ENTERED, ["berta", "noted"]],
    who: "berta",
    to: "verified",
    refusal: null,
  },
  { name: "who entered it takes it back", past: VERIFIED, who: "ana", to: "draft", refusal: null },
])("four eyes: $name", ({ past, who, to, refusal }) => {
  expect(approvalRefusal(pastOf(past), who, to)).toBe(refusal);
});

test("nobody takes a case to «publicado» by hand, or past somebody's eyes", () => {
  const states = Object.keys(CASE_STATES).filter(isState);
  expect(states.filter((from) => isStep(from, "published"))).toEqual([]);
  expect(states.filter((from) => isStep(from, "verified"))).toEqual(["reviewing"]);
  expect(states.filter((from) => isStep(from, "publishable"))).toEqual(["verified"]);
});

test("each step that a case may take is told with what keeps this person from it", () => {
  expect(nextSteps("reviewing", pastOf(ENTERED), "ana")).toEqual([
    { to: "verified", refusal: "No puedes aprobar un caso que has introducido tú." },
    { to: "draft", refusal: "" },
    { to: "retired", refusal: "" },
  ]);
});
