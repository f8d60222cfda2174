import { EnvironmentError } from "@nv/identity-server";
import { z } from "zod";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AisstreamSettings } from "../../platform/services/aisstream/aisstream-client.ts";
import { RECORDINGS_MIGRATIONS, type RecordingTables } from "./schema/tables.ts";
import { createShipListener } from "./ship-listener.ts";
import { forgetRecorder } from "./ship-recordings.repository.ts";
import { shipRecordingsRoutes } from "./ship-recordings.routes.ts";
import { createRecordings } from "./ship-recordings.service.ts";

const Variables = {
  AISSTREAM_MODE: z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).optional(),
  AISSTREAM_KEY: z.string().optional(),
  AISSTREAM_URL: z
    .url({ protocol: /^wss?$/, error: "debe ser una dirección de WebSocket, como wss://stream.aisstream.io/v0/stream" })
    .default("wss://stream.aisstream.io/v0/stream"),
};

/** A key without a mode is meant to be used; without a key there is nothing to use, but a double. */
function aisstreamSettings(variables: z.infer<z.ZodObject<typeof Variables>>): AisstreamSettings {
  const { AISSTREAM_MODE: asked, AISSTREAM_KEY: key, AISSTREAM_URL: url } = variables;
  const mode = key === undefined ? "off" : (asked ?? "live");
  if (mode === "live" && !url.startsWith("wss:"))
    throw new EnvironmentError("AISSTREAM_URL debe empezar por wss:// (o pon AISSTREAM_MODE=fake).");
  return { mode, url, key };
}

/** Begins to record. */
export function openShipRecordings(
  { database, now, log }: Pick<Platform, "database" | "now" | "log">,
  settings: AisstreamSettings,
): OpenFeature {
  const db = database.kysely.$extendTables<RecordingTables>();
  const listener = createShipListener({ db, settings, now, log });
  const recordings = createRecordings({ db, settings, listener, now });
  return {
    routes: async (app) => {
      await app.register(shipRecordingsRoutes, { recordings });
    },
    sweep: listener.check,
    close: listener.close,
  };
}

/** Feature that records what ships transmit from now on, for the tool of routes. */
export const shipRecordings = defineFeature({
  name: "ship-recordings",
  about: "what ships send from now on",
  variables: Variables,
  migrations: { ship_recordings: RECORDINGS_MIGRATIONS },
  forget: forgetRecorder,
  open: ({ platform }, variables) => openShipRecordings(platform, aisstreamSettings(variables)),
});
