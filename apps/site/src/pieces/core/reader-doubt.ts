import type { GraphicFields } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";

/**
 * Returns what readers would miss in a graphic, as sentences: that they may see nothing, else what its type doubts.
 *
 * @param unseen - Reason why they may see nothing; empty for none.
 * @returns Empty where there is nothing to ask.
 */
export function readerDoubt(unseen: string, { config, altText }: Pick<GraphicFields, "config" | "altText">): string {
  if (unseen !== "") return `${unseen.replace(/\.$/, "")}. Puede que los lectores no vean nada.`;
  return typeOf(config.type).doubts(config, altText).join(" ");
}
