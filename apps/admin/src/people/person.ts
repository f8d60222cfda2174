import * as z from "zod/mini";

const Metadata = z.record(z.string(), z.unknown());

/** A person, as the identity service shows them to who administers. Times are RFC 3339. @see docs/contracts/identity.md */
export const Person = z.object({
  id: z.string(),
  email: z.string(),
  role: z.string(),
  confirmed_at: z.optional(z.string()),
  invited_at: z.optional(z.string()),
  last_sign_in_at: z.optional(z.string()),
  new_email: z.optional(z.string()),
  banned_until: z.optional(z.string()),
  app_metadata: Metadata,
  user_metadata: Metadata,
  created_at: z.string(),
});
export type Person = z.infer<typeof Person>;

/** A page of people. */
export const People = z.object({ users: z.array(Person) });

/** The roles that people have. */
export const Roles = z.object({ roles: z.array(z.object({ role: z.string(), people: z.number() })) });

/** The live sessions of a person. */
export const Sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      user_agent: z.string(),
      address: z.string(),
      created_at: z.string(),
      last_used_at: z.string(),
      expires_at: z.string(),
    }),
  ),
});
export type PersonSession = z.infer<typeof Sessions>["sessions"][number];

/** The outside services that open an account. */
export const Identities = z.object({
  identities: z.array(
    z.object({ provider: z.string(), issuer: z.string(), created_at: z.string(), last_sign_in_at: z.string() }),
  ),
});

/** Factors that protect an account besides the password. */
export const Factors = z.object({
  totp: z.nullable(z.object({ activated_at: z.string() })),
  recovery_codes_left: z.number(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), last_used_at: z.optional(z.string()) })),
});

/** An invitation to hand over. */
export const HandedLink = z.object({ url: z.string(), expires_at: z.string() });

/** The answer of a call that only says that it was done. */
export const Done = z.unknown();
