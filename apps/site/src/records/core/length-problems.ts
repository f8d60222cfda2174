import type { FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";

const figure = (value: number) => formatNumber(value, { decimals: 0 });

/**
 * The texts that are longer than the server takes, before they are sent: what is far too long would be refused without naming its field.
 *
 * @param most - Characters of each, by the name of its field.
 */
export function lengthProblems<Name extends string>(
  texts: Readonly<Record<NoInfer<Name>, string>>,
  most: Readonly<Record<Name, number>>,
): readonly FieldProblem[] {
  const bounds: readonly (readonly [string, number])[] = Object.entries<number>(most);
  const written = new Map(Object.entries<string>(texts));
  return bounds.flatMap(([field, bound]) => {
    const over = (written.get(field) ?? "").trim().length - bound;
    return over > 0 ? [{ field, message: `Como mucho ${figure(bound)} caracteres: sobran ${figure(over)}` }] : [];
  });
}
