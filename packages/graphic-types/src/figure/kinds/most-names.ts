import type { FieldProblem } from "@nv/contracts/schemas";
import type { FigureParts } from "../figure-parts.ts";
import { refusal } from "./refusal.ts";

/** Rows with a name that fit a phone. */
const MOST_NAMES = 40;

/** Refuses more rows with a name than fit a phone. */
export const mostNames = ({ data }: FigureParts): readonly FieldProblem[] =>
  data.x.kind === "text" && data.rows.length > MOST_NAMES ? refusal(`Caben ${MOST_NAMES} filas con nombre`) : [];
