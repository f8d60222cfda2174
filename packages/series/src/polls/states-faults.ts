import type { AverageMethod, FieldProblem, Observation } from "@nv/contracts/schemas";
import { fold } from "@nv/spanish";
import { statesIn } from "./house-method.ts";
import { POLL_KEYS } from "./poll-columns.ts";

/** Texts that polls have in a column, folded. */
const textsIn = (polls: readonly Pick<Observation, "values">[], key: string): ReadonlySet<string> =>
  new Set(polls.flatMap(({ values }) => (typeof values[key] === "string" ? [fold(values[key])] : [])));

/**
 * Lists what a method names that no poll has: a house of reference, the population that the average is about. Its text would say of the average
 * what is not so.
 */
export function statesFaults(
  method: AverageMethod,
  polls: readonly Pick<Observation, "values">[],
): readonly FieldProblem[] {
  if (method.model !== "states") return [];
  const { houses, qualityHouses, population } = statesIn(method);
  const [asking, populations] = [textsIn(polls, POLL_KEYS.house), textsIn(polls, POLL_KEYS.population)];
  const unknown = houses === "off" ? [] : qualityHouses.filter((house) => !asking.has(fold(house)));
  return [
    ...unknown.map((house) => ({
      field: "method.states.qualityHouses",
      message: `«${house}» no ha hecho ninguna de estas encuestas: escríbela como en la tabla, o quítala`,
    })),
    ...(population === "" || populations.has(fold(population))
      ? []
      : [
          {
            field: "method.states.population",
            message: `Ninguna encuesta es de la población «${population}»: escríbela como en la tabla, o déjala vacía`,
          },
        ]),
  ];
}
