import { z } from "zod";

export * from "./cases/schemas.ts";
export * from "./census-sections/schemas.ts";
export * from "./composer/schemas.ts";
export * from "./datawrapper/schemas.ts";
export * from "./descriptions/coverage-schemas.ts";
export * from "./descriptions/schemas.ts";
export * from "./drops/kind.ts";
export * from "./drops/schemas.ts";
export * from "./earthquakes/schemas.ts";
export type { Endpoint, Endpoints, OnlyRead } from "./endpoints.ts";
export * from "./files/ai2html-schemas.ts";
export * from "./files/renditions-schemas.ts";
export * from "./files/schemas.ts";
export * from "./formats/schemas.ts";
export * from "./graphics/cited-schemas.ts";
export * from "./graphics/preview-links-schemas.ts";
export * from "./graphics/schemas.ts";
export * from "./groups/schemas.ts";
export * from "./identity/factor-schemas.ts";
export * from "./identity/schemas.ts";
export * from "./identity/settings-schemas.ts";
export * from "./includes/kind.ts";
export * from "./includes/schemas.ts";
export * from "./jobs/schemas.ts";
export * from "./legacy-links/kind.ts";
export * from "./legacy-links/schemas.ts";
export * from "./map-styles/kind.ts";
export * from "./map-styles/schemas.ts";
export * from "./maps/schemas.ts";
export * from "./museum-pictures/schemas.ts";
export * from "./operations/schemas.ts";
export * from "./photos/schemas.ts";
export * from "./places/schemas.ts";
export * from "./publishing/schemas.ts";
export * from "./reading/schemas.ts";
export * from "./records/presence-schemas.ts";
export * from "./records/record-endpoints.ts";
export * from "./records/record-kind.ts";
export * from "./records/schemas.ts";
export * from "./recovered-charts/schemas.ts";
export * from "./series/kind.ts";
export * from "./series/schemas.ts";
export * from "./ship-recordings/schemas.ts";
export * from "./team/schemas.ts";
export * from "./trackers/kind.ts";
export * from "./trackers/schemas.ts";
export * from "./webhooks/schemas.ts";

/** Answer of `GET /api/session`: the person behind the session cookie. */
export const SessionView = z.object({
  id: z.uuid(),
  email: z.string(),
  /** Display name; empty when the person gave none. */
  name: z.string(),
  isAdministrator: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

/** A mail in the outbox, as `GET /api/outbox` lists it. */
export const OutboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Unix epoch, milliseconds. */
  sentAtMs: z.number(),
  /** Plain-text body, links included. */
  text: z.string(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;
