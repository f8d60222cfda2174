import { z } from "zod";

const Names = z.union([z.array(z.string()), z.string().transform((name) => [name])]);

/** Entra's way to say that the groups are too many for a token and must be asked for elsewhere. */
const Elsewhere = z.object({ _claim_names: z.record(z.string(), z.unknown()) });

/**
 * The groups that a directory states of somebody.
 *
 * @param claims - Of an ID token, or of what the directory answers about a person.
 * @param claim - Name of the one that holds them: a list, or one text.
 * @returns Empty when it states none; `null` when it has them elsewhere, so that nothing is known.
 * @example statedGroups({ groups: ["sucesos"] }, "groups") // ["sucesos"]
 */
export function statedGroups(claims: Readonly<Record<string, unknown>>, claim: string): string[] | null {
  const elsewhere = Elsewhere.safeParse(claims);
  if (elsewhere.success && claim in elsewhere.data._claim_names) return null;
  return Names.catch([]).parse(claims[claim]);
}
