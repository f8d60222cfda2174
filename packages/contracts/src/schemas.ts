import { z } from "zod";

export type { Endpoint, Endpoints, OnlyRead } from "./endpoints.ts";
export * from "./feature-schemas.ts";
export * from "./found-kinds.ts";
export { issueWords } from "./issue-words.ts";
export { keptParts, schemaProblems } from "./kept-parts.ts";
export * from "./records/record-endpoints.ts";
export * from "./records/record-kind.ts";
export { wellFormed, wellFormedParts, wellFormedText } from "./well-formed.ts";

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
