import { EnvironmentError } from "@nv/identity-server";
import { z } from "zod";
import type { ServiceName } from "../../platform/services/service-problem.ts";

/** Variables of the environment about charts that are read where they are published. */
export const RECOVERED_CHARTS_VARIABLES = {
  DATAWRAPPER_CDN_MODE: z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off"),
};

/** Name and variable of Datawrapper's published charts in messages about failures. */
export const PUBLISHED_CHARTS: ServiceName = { name: "Datawrapper", variable: "DATAWRAPPER_CDN_MODE" };

/** Settings of the server that charts are published on. */
export interface PublishedChartsSettings {
  /** `live`: Datawrapper's own; `fake`: a server of one's own that answers like it; `off`: nobody is asked. */
  readonly mode: "live" | "fake" | "off";
  /** Without a final slash: the only host that is asked. */
  readonly base: string;
}

/**
 * Reads whether charts are read where they are published.
 *
 * @param base - The address that the platform knows for them.
 * @throws {EnvironmentError} When they would be asked for in plain text.
 */
export function publishedChartsSettings(
  { DATAWRAPPER_CDN_MODE: mode }: z.infer<z.ZodObject<typeof RECOVERED_CHARTS_VARIABLES>>,
  base: string,
): PublishedChartsSettings {
  if (mode === "live" && !base.startsWith("https:"))
    throw new EnvironmentError("DATAWRAPPER_CDN_BASE debe empezar por https:// (o pon DATAWRAPPER_CDN_MODE=fake).");
  return { mode, base };
}
