import { EnvironmentError } from "@nv/identity-server";
import { z } from "zod";
import type { PhotoCenterSettings } from "../../platform/services/photo-center/photo-center-client.ts";

/** Shape of the name of an organization of Arc: it is part of the address. */
const ORG = /^[a-z0-9-]{1,60}$/;

/** Variables of the environment about Photo Center. */
export const PHOTO_VARIABLES = {
  ARC_MODE: z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off"),
  ARC_ORG: z.string().regex(ORG, "debe ser el nombre de la organización en Arc, como ejemplo").optional(),
  ARC_TOKEN: z.string().optional(),
  ARC_ENV: z.enum(["production", "sandbox"], { error: "debe ser production o sandbox" }).default("sandbox"),
  ARC_BASE: z
    .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como http://127.0.0.1:3183" })
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
};

/** Returns the address at which Arc answers. @see https://dev.arcxp.com/api/content-administration/photo-api/ */
const liveBase = (org: string, environment: "production" | "sandbox") =>
  `https://api.${environment === "sandbox" ? "sandbox." : ""}${org}.arcpublishing.com`;

/**
 * Reads how Photo Center is reached.
 *
 * @throws {EnvironmentError} When it is to be asked and something is missing, or its token would travel in the open.
 */
export function photoSettings(variables: z.infer<z.ZodObject<typeof PHOTO_VARIABLES>>): PhotoCenterSettings {
  const { ARC_MODE: mode, ARC_ORG: org = "", ARC_TOKEN: token, ARC_ENV: environment, ARC_BASE: given } = variables;
  if (mode !== "off" && (org === "" || token === undefined))
    throw new EnvironmentError("ARC_MODE necesita ARC_ORG y ARC_TOKEN (o ponlo en off).");
  if (mode === "fake" && given === undefined)
    throw new EnvironmentError("ARC_MODE=fake necesita ARC_BASE, la dirección del doble (npm run fakes).");
  const base = given ?? liveBase(org, environment);
  if (mode === "live" && !base.startsWith("https:"))
    throw new EnvironmentError("ARC_BASE debe empezar por https:// (o pon ARC_MODE=fake).");
  return { mode, base, org, token, environment };
}
