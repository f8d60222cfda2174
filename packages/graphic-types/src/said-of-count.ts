import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { PublicCount } from "@nv/contracts/schemas";
import type { CountTable } from "@nv/elections";

/** Texts around a drawing. */
interface Around {
  readonly subheading: string;
  readonly footnote: string;
}

/**
 * Returns the texts around a drawing of a count: how far it is counted and of when stand above it, or below where somebody wrote something else
 * above. That it is a rehearsal is said above whatever was written.
 */
export function saidOfCount(
  { subheading, footnote }: Around,
  { isRehearsal }: Pick<PublicCount, "isRehearsal">,
  { moment }: Pick<CountTable, "moment">,
): Around {
  if (isRehearsal || subheading === "")
    return { subheading: [moment, subheading].filter(Boolean).join(" ").slice(0, GRAPHIC_LIMITS.altText), footnote };
  return { subheading, footnote: [footnote, moment].filter(Boolean).join(" ") };
}
