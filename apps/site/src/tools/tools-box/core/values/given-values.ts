import { recognise } from "../catalogue/recognise.ts";
import type { UtilityId } from "../catalogue/utilities.ts";
import type { Utility, Values } from "../utility/utility.ts";

/**
 * The fields of a utility as a text fills them in: in their places when it is recognised as a value of that utility, or else as it is in
 * the first field where one writes.
 *
 * @param today - `YYYY-MM-DD`.
 * @returns `undefined` for no text, and where nothing is written.
 */
export function givenValues(
  { id, fields }: { readonly id: UtilityId } & Pick<Utility, "fields">,
  text: string,
  today: string,
): Values | undefined {
  if (text === "") return undefined;
  const known = recognise(text, today).find((one) => one.id === id);
  if (known !== undefined) return known.values;
  const field = fields.find(({ kind }) => kind === "line" || kind === "lines");
  return field && { [field.name]: text };
}
