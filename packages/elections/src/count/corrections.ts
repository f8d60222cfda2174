import type { CountedArea, CountSnapshot } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { areasByCode, votesOf } from "./counted-area.ts";

/** A figure of an area that went down from one count to the next: something was counted again. */
export interface Correction {
  readonly code: string;
  readonly name: string;
  readonly what: "counted" | "voters" | "blank" | "spoilt" | "votes";
  /** List whose votes went down; empty for any other figure. */
  readonly list: string;
  readonly before: number;
  readonly after: number;
}

const FIGURES = ["voters", "blank", "spoilt"] as const;

function correctionsOfArea(before: CountedArea, after: CountedArea): readonly Correction[] {
  const { code, name } = after;
  const down = (what: Correction["what"], was: number, is: number, list = ""): readonly Correction[] =>
    is < was ? [{ ...{ code, name, what, list }, before: was, after: is }] : [];
  return [
    ...down("counted", before.countedCensus ?? 0, after.countedCensus ?? before.countedCensus ?? 0),
    ...FIGURES.flatMap((what) => down(what, before[what], after[what])),
    ...Object.keys(before.votes).flatMap((list) => down("votes", votesOf(before, list), votesOf(after, list), list)),
  ];
}

/** Finds what went down from one count to the next, in the areas that both have. */
export function findCorrections(
  before: Pick<CountSnapshot, "areas">,
  after: Pick<CountSnapshot, "areas">,
): readonly Correction[] {
  const was = areasByCode(before);
  return after.areas.flatMap((area) => {
    const earlier = was.get(area.code);
    return earlier === undefined ? [] : correctionsOfArea(earlier, area);
  });
}

const FIGURE_NAMES: Readonly<Record<Correction["what"], string>> = {
  counted: "el censo escrutado",
  voters: "los votantes",
  blank: "los votos en blanco",
  spoilt: "los votos nulos",
  votes: "los votos",
};

const whole = (figure: number) => formatNumber(figure, { decimals: 0 });

/**
 * Writes a correction as a sentence.
 *
 * @param nameOf - What readers call a list.
 * @example "Corrección en Villa Alta: los votos de Alfa bajan de 1200 a 1100."
 */
export function correctionText({ name, what, list, before, after }: Correction, nameOf = (key: string) => key): string {
  const figure = list === "" ? FIGURE_NAMES[what] : `${FIGURE_NAMES[what]} de ${nameOf(list)}`;
  const verb = what === "counted" ? "baja" : "bajan";
  return `Corrección en ${name}: ${figure} ${verb} de ${whole(before)} a ${whole(after)}.`;
}
