import { randomUUID } from "node:crypto";
import { JSON_MAX_DEPTH } from "@nv/contracts";
import { type IdentityUser, Metadata } from "@nv/contracts/schemas";
import { emailKey, isEmail } from "../core/email.ts";
import { orderKey, searchableText } from "../core/fold-text.ts";
import { displayName, mergeMetadata, shapeOf } from "../core/metadata.ts";
import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";
import type { PasswordOwner } from "../password/password-rules.ts";
import type { UserRow } from "../schema/tables.ts";

/** Most bytes of either metadata, as JSON: they travel in every access token, and headers end at 16 kB. */
const METADATA_MAX_BYTES = 4096;

/** Most keys of either metadata, at all its levels: clients keep a handful, and whoever shows an account draws them all. */
const METADATA_MAX_KEYS = 100;

/** Reads metadata of a row. */
export function readMetadata(json: string): Metadata {
  return Metadata.parse(JSON.parse(json));
}

/**
 * Merges changes into the metadata of a row.
 *
 * @throws {IdentityError} `METADATA_TOO_LARGE` or `METADATA_TOO_COMPLEX`.
 */
export function changedMetadata(json: string, changes: Metadata | undefined): string {
  if (changes === undefined) return json;
  const present = readMetadata(json);
  const merged = mergeMetadata(present, changes);
  const shape = shapeOf(merged);
  // Who has more from before may still change what they have.
  const maxKeys = Math.max(METADATA_MAX_KEYS, shapeOf(present).keys);
  if (shape.keys > maxKeys || shape.levels > JSON_MAX_DEPTH) {
    const values = { keys: METADATA_MAX_KEYS, levels: JSON_MAX_DEPTH };
    throw new IdentityError("METADATA_TOO_COMPLEX", { values });
  }
  const text = JSON.stringify(merged);
  if (Buffer.byteLength(text) > METADATA_MAX_BYTES) {
    throw new IdentityError("METADATA_TOO_LARGE", { values: { max: METADATA_MAX_BYTES } });
  }
  return text;
}

/** By what an administrator finds a person, and what orders people by name. */
export function nameKeys(email: string, userMetadata: string): Pick<UserRow, "search_key" | "name_key"> {
  const name = displayName(readMetadata(userMetadata));
  return {
    search_key: storableText(searchableText(email, name)),
    name_key: storableText(orderKey(name === "" ? email : name)),
  };
}

/**
 * Checks an address that somebody typed.
 *
 * @returns The address without surrounding spaces.
 * @throws {IdentityError} `EMAIL_REQUIRED` or `EMAIL_INVALID`.
 */
export function checkedEmail(typed: string | undefined): string {
  const email = typed?.trim().normalize("NFC") ?? "";
  if (email === "") throw new IdentityError("EMAIL_REQUIRED");
  if (!isEmail(email)) throw new IdentityError("EMAIL_INVALID");
  return email;
}

/** Fields that a new person starts with. */
export interface NewUser {
  readonly aud: string;
  /** Already checked. */
  readonly email: string;
  readonly role?: string | undefined;
  readonly metadata?: Metadata | undefined;
}

/** A new person, as stored: no password, not confirmed. */
export function newUserRow({ aud, email, role, metadata }: NewUser, nowMs: number): UserRow {
  const user_metadata = changedMetadata("{}", metadata);
  return {
    id: randomUUID(),
    aud,
    role: storableText(role ?? ""),
    email,
    email_key: emailKey(email),
    ...nameKeys(email, user_metadata),
    password_hash: null,
    pending_password_hash: null,
    confirmed_at_ms: null,
    invited_at_ms: null,
    confirmation_sent_at_ms: null,
    recovery_sent_at_ms: null,
    new_email: null,
    email_change_sent_at_ms: null,
    last_sign_in_at_ms: null,
    banned_at_ms: null,
    banned_until_ms: null,
    app_metadata: JSON.stringify({ provider: "email" }),
    user_metadata,
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
  };
}

/** Returns the owner of a password, as the password rules ask for it. */
export function ownerOf(user: UserRow): PasswordOwner {
  return { email: user.email, name: displayName(readMetadata(user.user_metadata)) };
}

function time<Name extends string>(name: Name, ms: number | null): { [key in Name]?: string } | object {
  return ms === null ? {} : { [name]: new Date(ms).toISOString() };
}

/** The person as the wire shows it: nothing secret, absent times left out, metadata never `null`. */
export function toIdentityUser(user: UserRow): IdentityUser {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    ...time("confirmed_at", user.confirmed_at_ms),
    ...time("invited_at", user.invited_at_ms),
    ...time("confirmation_sent_at", user.confirmation_sent_at_ms),
    ...time("recovery_sent_at", user.recovery_sent_at_ms),
    ...(user.new_email === null ? {} : { new_email: user.new_email }),
    ...time("email_change_sent_at", user.email_change_sent_at_ms),
    ...time("last_sign_in_at", user.last_sign_in_at_ms),
    ...time("banned_until", user.banned_until_ms),
    app_metadata: readMetadata(user.app_metadata),
    user_metadata: readMetadata(user.user_metadata),
    created_at: new Date(user.created_at_ms).toISOString(),
    updated_at: new Date(user.updated_at_ms).toISOString(),
  };
}
