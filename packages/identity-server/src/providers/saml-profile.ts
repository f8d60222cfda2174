import type { Profile } from "@node-saml/node-saml";
import { z } from "zod";
import { emailKey, isEmail } from "../core/email.ts";
import { type ExternalProfile, externalProfile } from "./external-profile.ts";
import type { SamlOptions } from "./provider-options.ts";

/** NameIDs that are new at each sign-in, so that nobody can be recognised by them. */
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

/** Attributes in which directories put the address of a person, the usual names first. */
const EMAIL_ATTRIBUTES = [
  "email",
  "mail",
  "emailAddress",
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
];

/** Attributes in which directories put the full name of a person. */
const NAME_ATTRIBUTES = [
  "displayName",
  "name",
  "cn",
  "urn:oid:2.16.840.1.113730.3.1.241",
  "http://schemas.microsoft.com/identity/claims/displayname",
];

/** Attributes in which directories put the groups of a person. */
const GROUP_ATTRIBUTES = [
  "groups",
  "group",
  "memberOf",
  "urn:oid:1.3.6.1.4.1.5923.1.5.1.1",
  "http://schemas.microsoft.com/ws/2008/06/identity/claims/groups",
  "http://schemas.xmlsoap.org/claims/Group",
];

/** Session of the directory, of an assertion; where there are several statements, the first one. */
const Stated = z.object({
  Assertion: z.object({
    AuthnStatement: z
      .array(
        z.object({
          $: z.object({
            SessionIndex: z.string().optional(),
            SessionNotOnOrAfter: z.iso.datetime({ offset: true }).optional(),
          }),
        }),
      )
      .min(1),
  }),
});

const confirmation = z.object({
  $: z.object({ InResponseTo: z.string(), Recipient: z.string(), NotOnOrAfter: z.string() }),
});

/**
 * Shape of what a signed assertion must say: which request it answers, where it may be delivered, until when, and to whom.
 * The library checks most of it, but only where it is present.
 */
const Confirmed = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({ SubjectConfirmation: z.tuple([z.object({ SubjectConfirmationData: z.tuple([confirmation]) })]) }),
    ]),
    Conditions: z.tuple([z.object({ AudienceRestriction: z.array(z.unknown()).min(1) })]),
  }),
});

function attribute(profile: Profile, names: readonly string[]): string {
  for (const name of names) {
    const value = [profile[name]].flat()[0];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return "";
}

function isOwnDomain(address: string, { emailDomains }: SamlOptions): boolean {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  return emailDomains === undefined || emailDomains.some((own) => own.toLowerCase() === domain);
}

function groupsOf(profile: Profile, { groupsAttribute }: SamlOptions): string[] {
  const names = groupsAttribute === undefined ? GROUP_ATTRIBUTES : [groupsAttribute];
  return names.flatMap((name) => [profile[name]].flat()).filter((value) => typeof value === "string");
}

/** Request that an assertion must answer. */
interface Asked {
  readonly requestId: string;
  /** Address to which the answer had to be delivered. */
  readonly acsUrl: string;
}

/**
 * Reads the person of a response whose signature, audience and times were checked, and checks the rest: that it answers the
 * request, and that it is of this directory.
 *
 * @throws When the assertion is for somebody else, of another directory, or without what it must say.
 */
export function readSamlProfile(profile: Profile, asked: Asked, options: SamlOptions): ExternalProfile {
  const answered = Confirmed.parse(profile.getAssertion?.());
  const { InResponseTo, Recipient } = answered.Assertion.Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$;
  if (InResponseTo !== asked.requestId || Recipient !== asked.acsUrl)
    throw new TypeError("the assertion is for somebody else");
  // The library compares the issuer of sign-outs only.
  if (profile.issuer !== options.issuer) throw new TypeError("the assertion is of another directory");
  const stated = Stated.safeParse(profile.getAssertion?.()).data?.Assertion.AuthnStatement[0]?.$;
  const ends = stated?.SessionNotOnOrAfter;
  const address = attribute(profile, EMAIL_ATTRIBUTES) || (isEmail(profile.nameID) ? profile.nameID : "");
  return externalProfile({
    issuer: options.issuer,
    subject: profile.nameIDFormat === TRANSIENT ? emailKey(address) : profile.nameID,
    emails: [{ address, isVerified: isOwnDomain(address, options) }],
    name: attribute(profile, NAME_ATTRIBUTES),
    avatarUrl: "",
    groups: groupsOf(profile, options),
    sid: stated?.SessionIndex ?? null,
    endsAtMs: ends === undefined ? null : Date.parse(ends),
  });
}
