import {
  examplesOf,
  type Outcome,
  type Surroundings,
  type Utility,
  type Values,
} from "../src/tools/tools-box/core/utility/utility.ts";

/** A day on which nothing special happens, and a country of three places. */
const SURROUNDINGS: Surroundings = {
  today: "2026-11-23",
  municipalities: [
    { code: "28079", name: "Madrid" },
    { code: "15030", name: "A Coruña" },
    { code: "03014", name: "Alicante/Alacant" },
  ],
};

/** Returns a utility's answer to its example with some fields changed. */
export function ask(utility: Utility, values: Values = {}, around: Partial<Surroundings> = {}): Outcome {
  return utility.answer({ ...examplesOf(utility), ...values }, { ...SURROUNDINGS, ...around });
}

/** One result by its name, in ordinary spaces; the refusal's words when there is none. */
export function result(outcome: Outcome, name: string): string {
  if (outcome.kind === "refusal") return `[${outcome.field}] ${outcome.text}`.replaceAll("\u00a0", " ");
  const found = outcome.results.find((candidate) => candidate.name === name);
  return (found?.value ?? `no «${name}» among ${outcome.results.map((one) => one.name).join(" · ")}`).replaceAll(
    "\u00a0",
    " ",
  );
}

/** The notes of an answer, one a line. */
export function notes(outcome: Outcome): string {
  return outcome.kind === "refusal"
    ? ""
    : outcome.notes
        .map(({ level, text }) => `${level}: ${text}`)
        .join("\n")
        .replaceAll("\u00a0", " ");
}
