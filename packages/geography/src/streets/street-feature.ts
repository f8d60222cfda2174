import type { StreetAreaKind, StreetLineKind, StreetNameKind } from "@nv/contracts/schemas";
import type { UnitPoint } from "./mercator-units.ts";

/** Something of a street map as its source has it, in units, before anything of it is left out. */
export type StreetFeature =
  | {
      readonly geometry: "area";
      readonly kind: StreetAreaKind;
      /** Outer rings turn one way and holes the other; not closed. */
      readonly rings: readonly (readonly UnitPoint[])[];
    }
  | {
      readonly geometry: "line";
      readonly kind: StreetLineKind;
      readonly level: -1 | 0 | 1;
      readonly name: string;
      readonly points: readonly UnitPoint[];
    }
  | {
      readonly geometry: "name";
      readonly kind: StreetNameKind;
      readonly text: string;
      readonly at: UnitPoint;
      /** The higher is the more important. */
      readonly rank: number;
    };
