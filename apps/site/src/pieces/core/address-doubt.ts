import type { Inspection } from "@nv/contracts/schemas";
import type { GraphicConfig } from "@nv/graphic-types";
import { type CallFailure, fieldsIn } from "@nv/web";

/** Returns the address of the one page of others that a graphic frames; empty for what is made here. */
export function framedAddress(config: GraphicConfig): string {
  const source = "source" in config && typeof config.source === "string" ? config.source.trim() : "";
  return /^https?:\/\//i.test(source) ? source : "";
}

/** Returns the reason why readers would see an empty frame at an address; empty while there is none. */
export function addressDoubt({ framing, notice }: Pick<Inspection, "framing" | "notice">): string {
  return framing === "allowed" ? "" : notice;
}

/** Returns the reason for which an address was refused; empty where it was for something else, such as a lost line. */
export const refusalDoubt = (failure: CallFailure): string => fieldsIn(failure)[0]?.message ?? "";
