import { describe, expect, test } from "vitest";
import { DESK_SENTENCES } from "../oracle/desk-sentences.ts";
import { MORE_LIES, MORE_TRUTHS, NEVER_FALSE, OF_OTHER_THINGS } from "../oracle/never-false.ts";
import { ORACLE_TABLES } from "../oracle/oracle-tables.ts";
import { PRESS_TABLES } from "../oracle/press-sentences.ts";
import { readChart } from "../read-chart.ts";
import { checkClaims, claimGround } from "./check-claims.ts";

const WORDS = { type: "", intro: "", notes: "", sourceName: "", unit: "" };

/** Fewest of the true sentences of newspapers that are borne out, of fifty. */
const LEAST_CONFIRMED = 45;

function groundOf(csv: string, title: string) {
  const read = readChart(csv, { ...WORDS, title });
  if ("fault" in read) throw new Error(read.fault);
  return claimGround(read.chart);
}

const GROUNDS = new Map([
  ...PRESS_TABLES.map(({ name, title, csv }) => [name, groundOf(csv, title)] as const),
  ...Object.entries(ORACLE_TABLES).map(([name, { title, text }]) => [name, groundOf(text, title)] as const),
]);

function verdictsOf(table: string, sentence: string) {
  const ground = GROUNDS.get(table);
  if (ground === undefined) throw new Error(`No table ${table}`);
  return checkClaims(ground, sentence).map(({ verdict }) => verdict);
}

const sentencesIn = (all: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(all).flatMap(([table, sentences]) => sentences.map((sentence) => ({ table, sentence })));

describe("a sentence of a newspaper", () => {
  const lies = sentencesIn(Object.fromEntries(PRESS_TABLES.map((one) => [one.name, one.false])));
  const truths = sentencesIn(Object.fromEntries(PRESS_TABLES.map((one) => [one.name, one.true])));

  test.each(lies)("«$sentence» of $table is stopped or asked about", ({ table, sentence }) => {
    const verdicts = verdictsOf(table, sentence);
    expect(verdicts.some((verdict) => verdict === "false" || verdict === "doubt")).toBe(true);
  });

  test.each([...truths, ...sentencesIn(NEVER_FALSE), ...sentencesIn(MORE_TRUTHS)])(
    "«$sentence» of $table is not called false",
    (one) => {
      expect(verdictsOf(one.table, one.sentence)).not.toContain("false");
    },
  );

  test.each(sentencesIn(MORE_LIES))("«$sentence» of $table does not pass", ({ table, sentence }) => {
    expect(verdictsOf(table, sentence).some((verdict) => verdict !== "true")).toBe(true);
  });

  test("that is true is borne out nine times of ten", () => {
    const confirmed = truths.filter(({ table, sentence }) =>
      verdictsOf(table, sentence).every((one) => one === "true"),
    );
    expect(confirmed.length).toBeGreaterThanOrEqual(LEAST_CONFIRMED);
  });

  test.each(sentencesIn(OF_OTHER_THINGS))("«$sentence», of what $table has not, is neither true nor false", (one) => {
    const verdicts = verdictsOf(one.table, one.sentence);
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts).not.toContain("false");
    expect(verdicts).not.toContain("true");
  });
});

describe.each(Object.entries(DESK_SENTENCES))("a sentence of the desk about %s", (table, { truths, lies }) => {
  test.each(truths)("«%s» is not called false", (sentence) => {
    expect(verdictsOf(table, sentence)).not.toContain("false");
  });

  test.each(lies)("«%s» does not pass", (sentence) => {
    const verdicts = verdictsOf(table, sentence);
    expect(verdicts.some((verdict) => verdict !== "true")).toBe(true);
  });
});

describe("a text without end", () => {
  const ground = GROUNDS.get("months");
  /** Letters that are looked at. */
  const MOST_READ = 4000;

  test.each([
    ["prose", "El paro baja en julio hasta 2.550.237 personas. "],
    ["a sentence without a point", "el paro baja 3 % y "],
    ["hyphens", "a-"],
    ["figures", "1,"],
    ["quotations", "«"],
    ["initials", "A. "],
  ])("of 100 kB of %s is read up to its bound, and no further", (_, piece) => {
    if (ground === undefined) throw new Error("No table");
    const read = checkClaims(ground, piece.repeat(100_000 / piece.length));
    // Whatever it is made of, what is looked at is the beginning alone: work does not grow with what is pasted.
    for (const { start } of read) expect(start).toBeLessThanOrEqual(MOST_READ);
    expect(read.at(-1)?.verdict).toBe("unknown");
  });

  test("is told where nobody reads on", () => {
    if (ground === undefined) throw new Error("No table");
    const checked = checkClaims(ground, "El paro baja en julio hasta 2.550.237 personas. ".repeat(100));
    expect(checked.at(-1)).toMatchObject({
      ...{ start: 4000, verdict: "unknown" },
      evidence: "El texto es demasiado largo: de aquí en adelante no se ha comprobado",
    });
  });

  test("a sentence of a whole page is told as too long", () => {
    if (ground === undefined) throw new Error("No table");
    const [checked] = checkClaims(ground, `El paro baja ${"y sube y baja ".repeat(50)}.`);
    expect(checked?.evidence).toBe("La frase es demasiado larga para comprobarla");
  });
});
