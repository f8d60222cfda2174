import { GRAPHICS_API_PATH } from "@nv/contracts";
import { AS_AROUND } from "@nv/embeds";
import type { GUIDE_PAIRS } from "@nv/graphic-types";
import type { ReactNode } from "react";
import { SizedFrame } from "../reading/doc/SizedFrame";
import { SIDE_NAMES, Sides } from "./Sides";

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
    <Sides
      {...says}
      draw={(side) => (
        <SizedFrame
          title={`${SIDE_NAMES[side]}: ${says[side]}`}
          src={`${GRAPHICS_API_PATH}/guide/${of}/${side}${AS_AROUND}`}
        />
      )}
    />
  );
}
