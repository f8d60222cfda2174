import { EnvironmentError } from "@nv/identity-server";
import { z } from "zod";

const mode = z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off");

const address = z
  .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://data-api.ecb.europa.eu" })
  .transform((text) => text.replace(/\/$/, ""));

/** Variables of the environment about the offices that series are read from. */
export const SERIES_VARIABLES = {
  INE_MODE: mode,
  INE_API_BASE: address.default("https://servicios.ine.es/wstempus/js/ES"),
  ECB_MODE: mode,
  ECB_BASE: address.default("https://data-api.ecb.europa.eu"),
};

/** Settings of the connection to a statistical office. */
export interface OfficeSettings {
  /** `live`: the office; `fake`: a server of one's own that answers like it; `off`: by hand. */
  readonly mode: "live" | "fake" | "off";
  /** Address of its services, without a final slash. */
  readonly base: string;
}

/** Settings of each office. */
export type SeriesSettings = Readonly<Record<"ine" | "ecb", OfficeSettings>>;

/**
 * Reads how the offices are reached.
 *
 * @throws {EnvironmentError} For a real one that is not asked by https: what comes would be anybody's.
 */
export function seriesSettings(variables: z.infer<z.ZodObject<typeof SERIES_VARIABLES>>): SeriesSettings {
  const settings: SeriesSettings = {
    ine: { mode: variables.INE_MODE, base: variables.INE_API_BASE },
    ecb: { mode: variables.ECB_MODE, base: variables.ECB_BASE },
  };
  for (const { mode: chosen, base } of Object.values(settings))
    if (chosen === "live" && !base.startsWith("https:"))
      throw new EnvironmentError(`${base} debe empezar por https:// (o pon su modo en fake).`);
  return settings;
}
