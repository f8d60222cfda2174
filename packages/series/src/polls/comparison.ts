import type { ComparisonFields, ComparisonResult, FieldProblem, PublishedMandate } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { averageOf } from "./average-of.ts";
import { AVERAGE_MAKING } from "./average-polls.ts";
import { type AlignedMandate, compareMandates, comparisonSentence, type Mandate } from "./compare-mandates.ts";
import { comparisonTable, drawnText } from "./drawn-table.ts";
import { HOUSE_METHOD } from "./house-method.ts";
import { methodText } from "./method-text.ts";
import { rounded } from "./shown-share.ts";

type Made = NonNullable<ComparisonResult["comparison"]>;

/** Mandates as readers have them, by the addresses of their trackers; `null` for one that is not out, or is no mandate. */
export type PublishedMandates = (tracker: string) => PublishedMandate | null;

const refuse = (...problems: FieldProblem[]): ComparisonResult => ({ problems, comparison: null });

/** Writes how the first mandate compares with each of the others on a day. */
function sentenceOf(mandates: readonly AlignedMandate[], at: number): string {
  const [first, ...others] = mandates;
  if (first === undefined) return "";
  const hasOne = (mandate: AlignedMandate) => (mandate.approve[at] ?? null) !== null;
  const when = `Al día ${formatNumber(at, { decimals: 0 })}`;
  if (!hasOne(first)) return `${when} no hay media de ${first.name}: tiene pocas encuestas.`;
  return others
    .map((other) =>
      hasOne(other)
        ? comparisonSentence(first, other, at)
        : `${when} no hay media de ${other.name}: tiene pocas encuestas.`,
    )
    .join(" ");
}

/** Writes the text on questions that are taken for one and on averages that were made again. */
function mappingText(
  { members, remakesAverages }: ComparisonFields,
  mandates: readonly Mandate[],
  found: readonly PublishedMandate[],
): string {
  const mapped = members.flatMap(({ sameQuestion }, at) => {
    const own = found[at];
    if (own === undefined || at === 0 || own.question === found[0]?.question) return [];
    return [`La pregunta de ${mandates[at]?.name ?? ""}, «${own.question}», se toma por la misma: ${sameQuestion}.`];
  });
  return [
    ...mapped,
    ...(remakesAverages ? ["Todas las medias están hechas con el mismo método, el del primero."] : []),
  ].join(" ");
}

/** Mandates as a comparison takes them, and what they were made of. */
interface Taken {
  readonly found: readonly PublishedMandate[];
  readonly mandates: readonly Mandate[];
}

/**
 * Takes the mandates to compare with the averages that readers have, even where they are to be made again: these have as many days, and only the
 * number of days can be wrong.
 */
function take({ members, remakesAverages }: ComparisonFields, published: PublishedMandates): Taken | FieldProblem {
  const found: PublishedMandate[] = [];
  for (const [at, { tracker }] of members.entries()) {
    const own = published(tracker);
    const field = `members.${at}.tracker`;
    if (members.findIndex((other) => other.tracker === tracker) < at)
      return { field, message: `«${tracker}» está dos veces: quita uno` };
    if (own === null) return { field, message: `No hay ningún mandato publicado en «${tracker}»` };
    found.push(own);
  }
  const [first] = found;
  const mandates = found.map((own, at): Mandate => {
    const { name = "", sameQuestion = "" } = members[at] ?? {};
    return {
      name: name || own.holder,
      startDay: own.startDay,
      question: sameQuestion === "" || first === undefined ? own.question : first.question,
      method: remakesAverages && first !== undefined ? first.parameters : own.parameters,
      days: own.average,
    };
  });
  return { found, mandates };
}

/** Lists what keeps the mandates that were taken from being compared. */
function faultsOf({ day }: ComparisonFields, { mandates }: Taken): readonly FieldProblem[] {
  const compared = compareMandates(mandates);
  if ("faults" in compared) return compared.faults;
  if (day === null || day < compared.lengthDays) return [];
  const last = formatNumber(compared.lengthDays - 1, { decimals: 0 });
  return [
    { field: "day", message: `El tramo común llega hasta el día ${last}: no se compara con lo que no ha pasado` },
  ];
}

/** Lists the problems that keep mandates from being compared, beside each field; no average is made for it. */
export function comparisonProblems(fields: ComparisonFields, published: PublishedMandates): readonly FieldProblem[] {
  const taken = take(fields, published);
  return "found" in taken ? faultsOf(fields, taken) : [taken];
}

/**
 * Compares mandates as readers have them, by the days that each has lasted and as far as all of them go. What asks another question,
 * or was averaged otherwise, is refused until a person says why it is the same.
 */
export function compareTrackers(fields: ComparisonFields, published: PublishedMandates): ComparisonResult {
  const { members, remakesAverages } = fields;
  const taken = take(fields, published);
  if (!("found" in taken)) return refuse(taken);
  const faults = faultsOf(fields, taken);
  if (faults.length > 0) return refuse(...faults);
  const { found } = taken;
  const mandates = taken.mandates.map((mandate, at) => {
    const isRemade = (remakesAverages && at > 0) || found[at]?.making !== AVERAGE_MAKING;
    return isRemade ? { ...mandate, days: averageOf(found[at]?.polls ?? [], mandate.method).days } : mandate;
  });
  const compared = compareMandates(mandates);
  if ("faults" in compared) return refuse(...compared.faults);
  const told = fields.day ?? compared.lengthDays - 1;
  const drawn = comparisonTable(compared);
  const texts = [
    `Las medias se alinean por el día de mandato y solo en el tramo que todos tienen, de ${formatNumber(compared.lengthDays, { decimals: 0 })} días.`,
    "Hay empate técnico cuando las cifras que se enseñan son iguales, o su diferencia es menor que el margen conjunto, la raíz de la suma de los cuadrados de las dos medias franjas: solo se nombra a quien va por delante con una confianza del 95\u00a0%.",
    mappingText(fields, mandates, found),
    methodText(mandates[0]?.method ?? HOUSE_METHOD),
    drawnText(drawn, { polls: 0, events: 0 }),
  ];
  const comparison: Made = {
    ...{ schema: 1, kind: "comparison", day: told, drawn },
    sentence: sentenceOf(compared.mandates, told),
    method: texts.filter(Boolean).join(" "),
    members: found.map((own, at) => ({
      tracker: members[at]?.tracker ?? "",
      name: mandates[at]?.name ?? "",
      startDay: own.startDay,
      question: own.question,
      sameQuestion: members[at]?.sameQuestion ?? "",
      revisionUrl: own.revisionUrl,
      approve: (compared.mandates[at]?.approve ?? []).map(
        (share) =>
          share && { meanPct: rounded(share.meanPct), lowPct: rounded(share.lowPct), highPct: rounded(share.highPct) },
      ),
    })),
  };
  return { problems: [], comparison };
}
