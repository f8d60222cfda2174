import type { ComparisonFields, ComparisonResult, FieldProblem, PublishedMandate } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { averagePolls, HOUSE_METHOD } from "./average-polls.ts";
import { type AlignedMandate, compareMandates, comparisonSentence, type Mandate } from "./compare-mandates.ts";
import { comparisonTable, drawnText, rounded } from "./drawn-table.ts";
import { methodText } from "./method-text.ts";
import { pollsOf } from "./poll.ts";

type Made = NonNullable<ComparisonResult["comparison"]>;

/** Mandates as readers have them, by the addresses of their trackers; `null` for one that is not out, or is no mandate. */
export type PublishedMandates = (tracker: string) => PublishedMandate | null;

const refuse = (...problems: FieldProblem[]): ComparisonResult => ({ problems, comparison: null });

/** How the first one stands beside each of the others on a day. */
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

/** What two questions that are taken for one, and averages that were made again, are told by. */
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

/**
 * Compares mandates as readers have them, by the days that each has lasted and as far as all of them go. What asks another question,
 * or was averaged otherwise, is refused until a person says why it is the same.
 */
export function compareTrackers(fields: ComparisonFields, published: PublishedMandates): ComparisonResult {
  const { members, remakesAverages } = fields;
  const found: PublishedMandate[] = [];
  for (const [at, { tracker }] of members.entries()) {
    const own = published(tracker);
    const field = `members.${at}.tracker`;
    if (members.findIndex((other) => other.tracker === tracker) < at)
      return refuse({ field, message: `«${tracker}» está dos veces: quita uno` });
    if (own === null) return refuse({ field, message: `No hay ningún mandato publicado en «${tracker}»` });
    found.push(own);
  }
  const [first] = found;
  const mandates = found.map((own, at): Mandate => {
    const { name = "", sameQuestion = "" } = members[at] ?? {};
    const isRemade = remakesAverages && first !== undefined && at > 0;
    const method = isRemade ? first.parameters : own.parameters;
    return {
      name: name || own.holder,
      startDay: own.startDay,
      question: sameQuestion === "" || first === undefined ? own.question : first.question,
      method,
      days: isRemade ? averagePolls(pollsOf(own.polls), method) : own.average,
    };
  });
  const compared = compareMandates(mandates);
  if ("faults" in compared) return refuse(...compared.faults);
  const told = fields.day ?? compared.lengthDays - 1;
  if (told >= compared.lengthDays)
    return refuse({
      field: "day",
      message: `El tramo común llega hasta el día ${formatNumber(compared.lengthDays - 1, { decimals: 0 })}: no se compara con lo que no ha pasado`,
    });
  const drawn = comparisonTable(compared);
  const texts = [
    `Las medias se alinean por el día de mandato y solo en el tramo que todos tienen, de ${formatNumber(compared.lengthDays, { decimals: 0 })} días.`,
    "Hay empate técnico cuando la diferencia es menor que el margen conjunto, la raíz de la suma de los cuadrados de las dos medias franjas.",
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
