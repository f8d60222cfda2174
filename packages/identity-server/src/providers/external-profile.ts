import type { Metadata } from "@nv/contracts/schemas";
import { z } from "zod";
import { isEmail } from "../core/email.ts";
import { storableText } from "../core/storable-text.ts";

/** An address that a service gives for a person. */
const ExternalEmail = z.object({
  address: z.string(),
  /** Whether the service saw the person open a mail sent there. Only such an address leads to an account. */
  isVerified: z.boolean(),
});
export type ExternalEmail = z.infer<typeof ExternalEmail>;

/** A person, as an outside service describes them. */
export const ExternalProfile = z.object({
  /** Issuer, which vouches for the subject: the same number at two services is two people. */
  issuer: z.string(),
  /** The service's own name for the person, which never changes nor passes to another. */
  subject: z.string(),
  /** The main one first; none that could not be an address. */
  emails: z.array(ExternalEmail),
  /** Full name; empty when the service gives none. */
  name: z.string(),
  /** Address of a picture; empty when the service gives none. */
  avatarUrl: z.string(),
});
export type ExternalProfile = z.infer<typeof ExternalProfile>;

/** Most addresses of one person that are looked at. */
const EMAILS_MAX = 20;

/** Longest name that is kept, characters. */
const NAME_MAX_LENGTH = 200;

/** Longest address of a picture that is kept, characters: metadata travels in every token. */
const AVATAR_URL_MAX_LENGTH = 1000;

/** Longest subject, characters; OpenID Connect allows 255. */
const SUBJECT_MAX_LENGTH = 512;

function avatar(address: string): string {
  if (address.length > AVATAR_URL_MAX_LENGTH || !URL.canParse(address)) return "";
  return new URL(address).protocol === "https:" ? address : "";
}

/**
 * Keeps of what a service said about somebody what identifies and names them, without what could not be kept or shown.
 *
 * @param said - `emails` with the main one first.
 * @throws {TypeError} When the subject is missing or too long: the person cannot be recognised again.
 */
export function externalProfile(said: ExternalProfile): ExternalProfile {
  const subject = storableText(said.subject);
  if (subject === "" || subject.length > SUBJECT_MAX_LENGTH) {
    throw new TypeError(`a subject must have 1 to ${SUBJECT_MAX_LENGTH} characters, got ${subject.length}`);
  }
  const emails = said.emails
    .map(({ address, isVerified }) => ({ address: address.trim().normalize("NFC"), isVerified }))
    .filter(({ address }) => isEmail(address))
    .slice(0, EMAILS_MAX);
  const name = storableText(said.name).trim().slice(0, NAME_MAX_LENGTH);
  return { issuer: said.issuer, subject, emails, name, avatarUrl: avatar(said.avatarUrl) };
}

/** Returns the fields that the profile adds to a person's data, where they have none of their own. */
export function missingMetadata(present: Metadata, { name, avatarUrl }: ExternalProfile): Metadata {
  return {
    ...(name === "" || present.full_name ? {} : { full_name: name }),
    ...(avatarUrl === "" || present.avatar_url ? {} : { avatar_url: avatarUrl }),
  };
}
