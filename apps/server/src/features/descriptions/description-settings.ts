import { EnvironmentError } from "@nv/identity-server";
import { z } from "zod";
import type { ModelSettings } from "../../platform/services/model/model-client.ts";

/** Variables of the environment about the model. */
export const DESCRIPTION_VARIABLES = {
  AI_MODE: z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off"),
  AI_BASE: z
    .url({ protocol: /^https?$/, error: "debe ser una dirección completa, como https://modelos.example.org" })
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
  AI_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
};

/**
 * Reads how a model is reached.
 *
 * @throws {EnvironmentError} When it is to be asked and something is missing, or its key would travel in the open.
 */
export function modelSettings(variables: z.infer<z.ZodObject<typeof DESCRIPTION_VARIABLES>>): ModelSettings {
  const { AI_MODE: mode, AI_BASE: base = "", AI_KEY: key, AI_MODEL: model = "" } = variables;
  if (mode !== "off" && (base === "" || key === undefined || model === ""))
    throw new EnvironmentError("AI_MODE necesita AI_BASE, AI_KEY y AI_MODEL (o ponlo en off).");
  if (mode === "live" && !base.startsWith("https:"))
    throw new EnvironmentError("AI_BASE debe empezar por https:// (o pon AI_MODE=fake).");
  return { mode, base, key, model };
}
