import type { FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { isRecord } from "@nv/web/schema";
import type { GraphicDraft } from "./graphic-draft";

/** A text of a form, by the name of its field: `config.items.2.label`. */
interface FieldText {
  readonly field: string;
  readonly length: number;
}

function textsIn(value: unknown, field: string): readonly FieldText[] {
  if (typeof value === "string") return [{ field, length: value.length }];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, field === "" ? name : `${field}.${name}`));
}

/** The text that fills a form which is larger than the server reads: where it is, and how long it is. `null` for a form without one. */
export function longestText(draft: GraphicDraft): FieldProblem | null {
  const [longest] = textsIn(draft, "").toSorted((one, other) => other.length - one.length);
  if (longest === undefined || longest.length === 0) return null;
  const characters = formatNumber(longest.length, { decimals: 0 });
  return { field: longest.field, message: `Es lo que más ocupa: ${characters} caracteres. Acórtalo` };
}
