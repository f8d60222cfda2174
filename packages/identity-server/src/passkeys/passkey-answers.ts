import { z } from "zod";

/** Longest piece of an answer, characters: a 4096-bit key with its attestation fits, and the body ends at 64 KiB. */
const PIECE_MAX_LENGTH = 16_384;

const piece = z
  .string()
  .max(PIECE_MAX_LENGTH)
  .regex(/^[\w-]+$/);

const common = {
  id: piece,
  rawId: piece,
  type: z.literal("public-key"),
  // Extensions are not asked for, so what a browser reports about them is not read.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** Object that a browser sends after making a passkey: `PublicKeyCredential.toJSON()`. */
export const RegistrationAnswer = z.object({
  ...common,
  response: z.object({
    clientDataJSON: piece,
    attestationObject: piece,
    transports: z.array(z.string().max(32)).max(16).catch([]).default([]),
  }),
});
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>;

/** Object that a browser sends after signing in with a passkey: `PublicKeyCredential.toJSON()`. */
export const SignInAnswer = z.object({
  ...common,
  response: z.object({
    clientDataJSON: piece,
    authenticatorData: piece,
    signature: piece,
    userHandle: z
      .string()
      .max(PIECE_MAX_LENGTH)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
});
export type SignInAnswer = z.infer<typeof SignInAnswer>;

const ClientData = z.object({ challenge: z.string() });

/** The question that an answer says it signed; whether it did is checked later. `null` when there is none. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const parsed = ClientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")));
    return parsed.success ? parsed.data.challenge : null;
  } catch {
    // Not JSON: a browser never sends that, and nothing was asked.
    return null;
  }
}
