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
  /** Groups of the person in the directory; `null` when it does not say. */
  groups: z.array(z.string()).nullable().default(null),
  /** Name that the directory gives to its own session: `sid` of OpenID Connect, `SessionIndex` of SAML. */
  sid: z.string().nullable().default(null),
  /** Time at which the directory ends that session, Unix epoch in milliseconds; `null` when it does not say. */
  endsAtMs: z.number().nullable().default(null),
});
export type ExternalProfile = z.infer<typeof ExternalProfile>;

/** Profile as a service tells it; what only directories tell may be left out. */
type ToldProfile = z.input<typeof ExternalProfile>;

/** Most addresses of one person that are looked at. */
const EMAILS_MAX = 20;

/** Longest name that is kept, characters. */
const NAME_MAX_LENGTH = 200;

/** Longest address of a picture that is kept, characters: metadata travels in every token. */
const AVATAR_URL_MAX_LENGTH = 1000;

/** Longest subject, characters; OpenID Connect allows 255. */
const SUBJECT_MAX_LENGTH = 512;

/** Most groups of one person that are looked at, and longest name of one, characters. */
const GROUPS_MAX = 500;
const GROUP_MAX_LENGTH = 256;

/** Longest name of a session of the directory, characters. */
const SID_MAX_LENGTH = 512;

function storableGroups(groups: readonly string[]): string[] {
  const fit = groups.map(storableText).filter((name) => name !== "" && name.length <= GROUP_MAX_LENGTH);
  return [...new Set(fit)].slice(0, GROUPS_MAX);
}

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
export function externalProfile(said: ToldProfile): ExternalProfile {
  const subject = storableText(said.subject);
  if (subject === "" || subject.length > SUBJECT_MAX_LENGTH) {
    throw new TypeError(`a subject must have 1 to ${SUBJECT_MAX_LENGTH} characters, got ${subject.length}`);
  }
  const emails = said.emails
    .map(({ address, isVerified }) => ({ address: address.trim().normalize("NFC"), isVerified }))
    .filter(({ address }) => isEmail(address))
    .slice(0, EMAILS_MAX);
  const name = storableText(said.name).trim().slice(0, NAME_MAX_LENGTH);
  const sid = storableText(said.sid ?? "");
  return {
    issuer: said.issuer,
    subject,
    emails,
    name,
    avatarUrl: avatar(said.avatarUrl),
    groups: said.groups ? storableGroups(said.groups) : null,
    // One that was cut would name another session.
    sid: sid === "" || sid.length > SID_MAX_LENGTH ? null : sid,
    endsAtMs: said.endsAtMs ?? null,
  };
}

/** Returns the fields that the profile adds to a person's data, where they have none of their own. */
export function missingMetadata(present: Metadata, { name, avatarUrl }: ExternalProfile): Metadata {
  return {
    ...(name === "" || present.full_name ? {} : { full_name: name }),
    ...(avatarUrl === "" || present.avatar_url ? {} : { avatar_url: avatarUrl }),
  };
}
