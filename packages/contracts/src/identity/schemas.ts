import { z } from "zod";

/** Free data about a person, as JSON; a key sent as `null` is removed. */
export const Metadata = z.record(z.string(), z.unknown());
export type Metadata = z.infer<typeof Metadata>;

/** A person, as every endpoint of the identity service returns it. Times are RFC 3339. */
export const IdentityUser = z.object({
  id: z.uuid(),
  aud: z.string(),
  role: z.string(),
  email: z.string(),
  confirmed_at: z.string().optional(),
  invited_at: z.string().optional(),
  confirmation_sent_at: z.string().optional(),
  recovery_sent_at: z.string().optional(),
  new_email: z.string().optional(),
  email_change_sent_at: z.string().optional(),
  last_sign_in_at: z.string().optional(),
  /** End of a ban; absent without one. */
  banned_until: z.string().optional(),
  app_metadata: Metadata,
  user_metadata: Metadata,
  created_at: z.string(),
  updated_at: z.string(),
});
export type IdentityUser = z.infer<typeof IdentityUser>;

/** A sign-in on a device, as `GET /sessions` lists it. Times are RFC 3339. */
export const IdentitySession = z.object({
  id: z.uuid(),
  /** Browser and system, proper names alone: `Firefox · Linux`; empty when unknown. */
  device: z.string(),
  user_agent: z.string(),
  /** Network address of the last sign-in or renewal. */
  address: z.string(),
  created_at: z.string(),
  /** Exact to five minutes. */
  last_used_at: z.string(),
  /** Time when it ends if nobody uses it. */
  expires_at: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type IdentitySession = z.infer<typeof IdentitySession>;

/** Answer of `POST /token` and `POST /verify`. */
export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  /** Life of the access token, seconds. */
  expires_in: z.number(),
  refresh_token: z.string(),
  /** After a sign-in that set up a required second factor: shown this once. */
  recovery_codes: z.array(z.string()).optional(),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;
