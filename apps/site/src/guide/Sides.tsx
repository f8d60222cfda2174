import type { ReactNode } from "react";
import "./right-wrong.css";

/** Names of the two sides of a pair. */
export const SIDE_NAMES = { yes: "Sí", no: "No" } as const;

/** Side of a pair. */
export type Side = keyof typeof SIDE_NAMES;

/** Properties of {@link Sides}. */
export interface SidesProps {
  /** Reason for which the one is right, in a sentence. */
  readonly yes: string;
  /** Reason for which the other is not. */
  readonly no: string;
  readonly draw: (side: Side) => ReactNode;
}

/** Two examples of a rule beside each other, as it asks and as it asks not to, each with its reason. */
export function Sides({ draw, ...says }: SidesProps): ReactNode {
  return (
    <div className="nv-right-wrong">
      {(["yes", "no"] as const).map((side) => (
        <figure key={side} className={`nv-right-wrong__${side}`}>
          <figcaption>
            <strong>{SIDE_NAMES[side]}</strong> {says[side]}
          </figcaption>
          {draw(side)}
        </figure>
      ))}
    </div>
  );
}
