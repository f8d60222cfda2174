import { type AiUse, aiUseOf } from "@nv/contracts";
import type { FileFacts, FileWords } from "@nv/contracts/schemas";

const WEIGHT: Readonly<Record<AiUse, number>> = { none: 0, composed: 1, made: 2 };

/**
 * Returns the part that generative AI had in a file: what its bytes say, or more where a person says more. Nobody says less than the bytes.
 *
 * @see docs/adr/0150-where-a-file-comes-from.md
 */
export function aiUseOfFile(facts: FileFacts, { sourceType }: Pick<FileWords, "sourceType">): AiUse {
  const told = "origin" in facts ? aiUseOf(facts.origin?.sourceType ?? "") : "none";
  const said = aiUseOf(sourceType);
  return WEIGHT[said] > WEIGHT[told] ? said : told;
}
