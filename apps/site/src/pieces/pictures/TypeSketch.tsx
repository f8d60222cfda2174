import type { ReactNode } from "react";
import { SKETCHES } from "./sketches";
import "./sketches.css";

/** Drawing of what a type of graphic makes, for who chooses one and where there is no picture yet. @param type - Its name, `figure`. */
export function TypeSketch({ type }: { readonly type: string }): ReactNode {
  return (
    <svg className="nv-sketch" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SKETCHES[type] ?? SKETCHES.external}
    </svg>
  );
}
