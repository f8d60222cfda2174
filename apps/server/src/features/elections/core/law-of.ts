import type { ElectionFields, ElectoralLaw } from "@nv/contracts/schemas";
import { ELECTORAL_LAWS } from "@nv/elections";

/** Law of an election whose constituencies the desk writes itself. */
function ownLaw({ thresholdPct, constituencies }: Extract<ElectionFields["law"], { kind: "own" }>): ElectoralLaw {
  return {
    ...{
      key: "propia",
      name: "Circunscripciones escritas por la redacción",
      source: "La redacción",
      sourceUrl: "https://www.boe.es/",
    },
    rule: "dhondt",
    thresholds: thresholdPct === 0 ? [] : [{ pct: thresholdPct, scope: "constituency" }],
    constituencies,
  };
}

/** Returns the law of an election; `null` for one that nobody knows. */
export function lawOf({ law }: Pick<ElectionFields, "law">): ElectoralLaw | null {
  return law.kind === "own" ? ownLaw(law) : (ELECTORAL_LAWS.get(law.key) ?? null);
}
