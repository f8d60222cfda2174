import type { MapStyle } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

/** Outline of the Peninsula and of the islands, in a box of 96 by 60: enough to know it by. */
const LAND =
  "M14 14 22 11 34 13 48 12 57 15 70 20 74 22 66 27 60 34 58 38 61 42 55 50 47 52 36 54 31 57 25 51 18 50 15 45 17 36 15 28Z M74 35 78 33 80 36 76 38Z M68 40 70 39 71 41 69 42Z";
const PORTUGAL = "M23 20 21 28 23 34 20 42 21 51";
const FRANCE = "M57 15 70 20 78 14 96 18V0H50L52 8Z";
const AFRICA = "M0 60 16 60 31 58.5 44 59 60 60Z";

/** Small map in the colours of a style, to know it by in a list. */
export function StyleMap({ colors }: { readonly colors: MapStyle["colors"] }): ReactNode {
  const { water, land, border, label, halo, mark } = colors;
  return (
    <svg className="nv-map-styles__picture" viewBox="0 0 96 60" aria-hidden="true">
      <rect width="96" height="60" fill={water} />
      {[FRANCE, AFRICA, LAND].map((path) => (
        <path key={path} d={path} fill={land} stroke={border} strokeWidth="0.8" strokeLinejoin="round" />
      ))}
      <path d={PORTUGAL} fill="none" stroke={border} strokeWidth="0.8" />
      <circle cx="40" cy="32" r="2.4" fill={mark} stroke={halo} strokeWidth="1" />
      <path d="M45 31h14M45 34h9" stroke={label} strokeWidth="1.4" />
    </svg>
  );
}
