import type { Inspection } from "@nv/contracts/schemas";
import type { GraphicConfig } from "@nv/graphic-types";

/** Returns the address of the one page of others that a graphic frames; empty for what is made here. */
export function framedAddress(config: GraphicConfig): string {
  const source = "source" in config && typeof config.source === "string" ? config.source.trim() : "";
  return /^https?:\/\//i.test(source) ? source : "";
}

/** Returns the reason why readers would see an empty frame at an address; empty while there is none. */
export function addressDoubt({ framing, notice }: Pick<Inspection, "framing" | "notice">): string {
  return framing === "allowed" ? "" : notice;
}
