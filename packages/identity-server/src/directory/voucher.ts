import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { isOidcName } from "@nv/contracts";
import { z } from "zod";
import { openSealedText, sealText } from "../core/sealed-text.ts";
import { HOUR_MS, MINUTE_MS } from "../options.ts";
import type { ExternalProfile } from "../providers/external-profile.ts";
import { isDirectory } from "../providers/provider-set.ts";
import type { DirectorySessionRow } from "../schema/directory-tables.ts";

/** The word of a directory is good for this long, milliseconds: who has left is out within the hour. */
export const PROOF_LIFE_MS = HOUR_MS;

/** A directory is asked again this long after its last answer, milliseconds: half an hour is left for when it is slow. */
export const ASK_AGAIN_MS = 30 * MINUTE_MS;

/** Word of a directory as somebody came from it. */
export const DirectoryArrival = z.object({
  issuer: z.string(),
  subject: z.string(),
  sid: z.string().nullable(),
  sealedToken: z.string().nullable(),
  askedAtMs: z.number(),
  nextAtMs: z.number(),
  /** `null` when the directory's word has no end. */
  provenUntilMs: z.number().nullable(),
});
export type DirectoryArrival = z.infer<typeof DirectoryArrival>;

/** Service that proved who somebody is, and what it said if it is a directory of the house. */
export interface Voucher {
  readonly provider: string;
  readonly arrival: DirectoryArrival | null;
}

/** Key that encrypts the tokens of directories, 256 bits: of the service's own key and, where there is one, of a secret that is not in the database. */
export function tokenKey(derivation: KeyObject, secret: string | undefined): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", derivation, secret ?? "", "directory token", 32)));
}

/** Owner of a sealed token. */
function placeOf({ issuer, subject }: Pick<DirectoryArrival, "issuer" | "subject">): string {
  return `${issuer}\0${subject}`;
}

/** Encrypts a token of a directory for the person whom it is about. */
export function sealToken(key: KeyObject, token: string, about: Pick<DirectoryArrival, "issuer" | "subject">): string {
  return sealText(key, token, placeOf(about));
}

/** Reads a token of a directory. @returns `null` when the key was changed, so that the person must come again. */
export function openToken(key: KeyObject, row: Pick<DirectorySessionRow, "issuer" | "subject" | "sealed_token">) {
  return row.sealed_token === null ? null : openSealedText(key, row.sealed_token, placeOf(row));
}

interface Arriving {
  readonly provider: string;
  readonly profile: ExternalProfile;
  readonly refreshToken: string | null;
  /** Whether the person's domain requires this service. */
  readonly isRequired: boolean;
  readonly nowMs: number;
}

/** Time until which a directory's word is good. One by SAML that names no end is bound to the hour only where it is required. */
function provenUntil({ provider, profile: { endsAtMs }, isRequired, nowMs }: Arriving): number | null {
  const isBound = isOidcName(provider) || isRequired;
  const ends = [...(isBound ? [nowMs + PROOF_LIFE_MS] : []), ...(endsAtMs === null ? [] : [endsAtMs])];
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Makes the voucher of a session that is opened by a service. */
export function voucherOf(key: KeyObject, arriving: Arriving): Voucher {
  const { provider, profile, refreshToken, nowMs } = arriving;
  if (!isDirectory(provider)) return { provider, arrival: null };
  const { issuer, subject, sid } = profile;
  const provenUntilMs = provenUntil(arriving);
  const arrival = {
    issuer,
    subject,
    sid,
    sealedToken: refreshToken === null ? null : sealToken(key, refreshToken, { issuer, subject }),
    askedAtMs: nowMs,
    nextAtMs: Math.min(nowMs + ASK_AGAIN_MS, provenUntilMs ?? Number.POSITIVE_INFINITY),
    provenUntilMs,
  };
  return { provider, arrival };
}

/** The same of a session that another one takes the place of. */
export function keptVoucher(
  provider: string | null,
  row: DirectorySessionRow | undefined,
  provenUntilMs: number | null,
): Voucher | null {
  if (provider === null) return null;
  if (row === undefined) return { provider, arrival: null };
  const { issuer, subject, sid } = row;
  const asked = { sealedToken: row.sealed_token, askedAtMs: row.asked_at_ms, nextAtMs: row.next_at_ms };
  return { provider, arrival: { issuer, subject, sid, ...asked, provenUntilMs } };
}
