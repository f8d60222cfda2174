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
  app_metadata: Metadata,
  user_metadata: Metadata,
  created_at: z.string(),
  updated_at: z.string(),
});
export type IdentityUser = z.infer<typeof IdentityUser>;

/** Answer of `POST /token` and `POST /verify`. */
export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  /** Life of the access token, seconds. */
  expires_in: z.number(),
  refresh_token: z.string(),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;
