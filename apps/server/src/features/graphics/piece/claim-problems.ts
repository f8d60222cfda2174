import type { Cited, FieldProblem, GraphicFields } from "@nv/contracts/schemas";
import { checkDraft, type DraftProblem, draftProblemText, findFacts, readChart } from "@nv/descriptions";
import { typeOf } from "@nv/graphic-types";

/** Of what a headline says beside a number, what the number's own source can contradict. */
const CONTRADICTIONS: ReadonlySet<DraftProblem["fault"]> = new Set(["OPPOSITE", "DISPROVED", "UNPROVEN", "MISPLACED"]);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Writes what is cited as the table that its chart would have. */
function tableOf({ columns, rows }: Cited): string {
  const head = ["", ...columns.map(({ name, unit }) => quoted(unit === "" ? name : `${name} (${unit})`))];
  const body = rows.map(({ x, values }) => [
    quoted(x),
    ...columns.map((_, at) => String(values[at] ?? "").replace(".", ",")),
  ]);
  return [head, ...body].map((cells) => cells.join(";")).join("\n");
}

const WORDS = { type: "", title: "", intro: "", notes: "", sourceName: "", unit: "" };

/** Whether a figure of a headline is of another row than the number below it, which no word of the headline names. */
function isOfAnotherRow(text: string, cited: Cited, at: string): boolean {
  const shown =
    cited.rows.find(({ x }) => x === at) ?? cited.rows.findLast(({ values }) => typeof values[0] === "number");
  return shown !== undefined && !text.includes(shown.x.slice(0, 4));
}

/** The headline with the number that stands below it, which is what a superlative of the headline is of. */
const spokenWith = (heading: string, { text, label }: { readonly text: string; readonly label: string }) =>
  heading.includes(text) ? heading : `${heading.trim().replace(/\.$/, "")} (${text} en ${label})`;

/**
 * Holds what a graphic says beside a number against the series that the number comes from: «sube al 15 %» above 12,2 %, «el más bajo desde 2008» of a
 * series that begins in 2015.
 *
 * @param cited - What the graphic cites, by the text that names it.
 * @returns Beside the headline; none where somebody wrote the number.
 */
export function claimProblems(
  config: GraphicFields["config"],
  cited: ReadonlyMap<string, Cited>,
): readonly FieldProblem[] {
  const claim = typeOf(config.type).cites.claim(config);
  const source = claim === null ? undefined : cited.get(claim.number.source);
  if (claim === null || source === undefined) return [];
  const { field, sentence, number } = claim;
  const read = readChart(tableOf(source), WORDS);
  if ("fault" in read) return [];
  const { figures, problems } = checkDraft(findFacts(read.chart), spokenWith(sentence, number), "long");
  const wrong = problems.filter(({ fault }) => CONTRADICTIONS.has(fault)).map(draftProblemText);
  const strange = figures
    .filter(({ figure: { meaning, text }, facts }) => {
      if (meaning.kind !== "amount" || meaning.unit !== "%") return false;
      const isShown = number.text.replaceAll(/\s/gu, "") === text.replaceAll(/\s/gu, "");
      return (
        !isShown &&
        (facts.length === 0 ||
          (facts.every(({ kind }) => kind === "value") && isOfAnotherRow(sentence, source, number.at)))
      );
    })
    .map(({ figure }) => `el ${figure.text} no es el número de la tarjeta (${number.text})`);
  const [first] = [...wrong, ...strange];
  return first === undefined ? [] : [{ field: `config.${field}`, message: `El titular contradice al dato: ${first}` }];
}
