import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import type { ReactNode } from "react";

const CONFIG = "config.";

/** Names the place of a field as people call it; empty for what its sentence names already. */
const placeOf = (field: string) =>
  field.startsWith(CONFIG) ? typeOf("story").labelOf(field.slice(CONFIG.length)) : "";

interface Props {
  readonly problem: FieldProblem;
  /** Leads to a field: `config.blocks.2.steps.0.text`. */
  readonly onGo: (field: string) => void;
}

/** Something that is wrong in a story, with where it is, which leads there. */
export function FieldLine({ problem: { field, message }, onGo }: Props): ReactNode {
  return (
    <button type="button" className="nv-bench__lack" onClick={() => onGo(field)}>
      {placeOf(field) !== "" && <strong>{placeOf(field)}: </strong>}
      {message}
    </button>
  );
}
