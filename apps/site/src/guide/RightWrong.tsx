import { GRAPHICS_API_PATH } from "@nv/contracts";
import { AS_AROUND } from "@nv/embeds";
import type { GUIDE_PAIRS } from "@nv/graphic-types";
import type { ReactNode } from "react";
import { SizedFrame } from "../reading/doc/SizedFrame";
import "./right-wrong.css";

const SIDES = { yes: "Sí", no: "No" } as const;

/** Properties of {@link RightWrong}. */
export interface RightWrongProps {
  /** Pair of the style guide. */
  readonly of: keyof typeof GUIDE_PAIRS;
  /** Reason for which the one is right, in a sentence. */
  readonly yes: string;
  /** Reason for which the other is not. */
  readonly no: string;
}

/** The same data as a rule asks and as it asks not to, both drawn as readers would get them. */
export function RightWrong({ of, ...says }: RightWrongProps): ReactNode {
  return (
    <div className="nv-right-wrong">
      {(["yes", "no"] as const).map((side) => (
        <figure key={side} className={`nv-right-wrong__${side}`}>
          <figcaption>
            <strong>{SIDES[side]}</strong> {says[side]}
          </figcaption>
          <SizedFrame
            title={`${SIDES[side]}: ${says[side]}`}
            src={`${GRAPHICS_API_PATH}/guide/${of}/${side}${AS_AROUND}`}
          />
        </figure>
      ))}
    </div>
  );
}
