import type { EarthquakeSource } from "@nv/contracts/schemas";
import { EnvironmentError } from "@nv/identity-server";
import { z } from "zod";
import type { ServiceName } from "../../platform/services/service-problem.ts";

const mode = z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off");

const address = z
  .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://earthquake.usgs.gov" })
  .transform((text) => text.replace(/\/$/, ""));

/** Variables of the environment about the agencies. */
export const EARTHQUAKE_VARIABLES = {
  IGN_MODE: mode,
  IGN_FEED: address.default("https://www.ign.es/ign/RssTools/sismologia.xml"),
  USGS_MODE: mode,
  USGS_BASE: address.default("https://earthquake.usgs.gov"),
  EMSC_MODE: mode,
  EMSC_BASE: address.default("https://www.seismicportal.eu"),
};

/** Settings of the access to an agency. */
export interface AgencySettings {
  /** `live`: the agency; `fake`: a server of one's own that answers like it; `off`: by hand. */
  readonly mode: "live" | "fake" | "off";
  /** Address of its feed or of its services, without a final slash. */
  readonly base: string;
}

/** Settings of each agency. */
export type EarthquakeSettings = Readonly<Record<EarthquakeSource, AgencySettings>>;

/** Names of the agencies in failures and notices. */
export const AGENCIES: Readonly<Record<EarthquakeSource, ServiceName>> = {
  ign: { name: "IGN", variable: "IGN_MODE" },
  usgs: { name: "USGS", variable: "USGS_MODE" },
  emsc: { name: "EMSC", variable: "EMSC_MODE" },
};

/**
 * Reads how the agencies are reached.
 *
 * @throws {EnvironmentError} For a real one that is not asked by https: what comes would be anybody's.
 */
export function earthquakeSettings(variables: z.infer<z.ZodObject<typeof EARTHQUAKE_VARIABLES>>): EarthquakeSettings {
  const settings: EarthquakeSettings = {
    ign: { mode: variables.IGN_MODE, base: variables.IGN_FEED },
    usgs: { mode: variables.USGS_MODE, base: variables.USGS_BASE },
    emsc: { mode: variables.EMSC_MODE, base: variables.EMSC_BASE },
  };
  for (const { mode: chosen, base } of Object.values(settings))
    if (chosen === "live" && !base.startsWith("https:"))
      throw new EnvironmentError(`${base} debe empezar por https:// (o pon su modo en fake).`);
  return settings;
}
