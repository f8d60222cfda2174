import type { ReactNode } from "react";
import { lastSessions, type MarketView } from "./core/read-market";
import { sparkPath } from "./core/spark-path";
import { sparkValues } from "./core/spark-values";

const BOX = { widthPx: 112, heightPx: 28, edgePx: 3 } as const;

/** Sessions of a small line: three months. */
const SPAN = "63";

/** The last months of something quoted as a small line beside its figures, which say the same. */
export function Sparkline({ market }: { readonly market: MarketView }): ReactNode {
  const values = sparkValues(lastSessions(market.sessions, SPAN), market.holes);
  const spark = sparkPath(
    values.map((value) => value?.close ?? null),
    BOX,
  );
  if (spark === null) return "–";
  return (
    <svg className="nv-bolsas__spark" viewBox={`0 0 ${BOX.widthPx} ${BOX.heightPx}`} aria-hidden="true">
      <path d={spark.d} />
      <circle cx={spark.end.x} cy={spark.end.y} r={2.5} />
    </svg>
  );
}
