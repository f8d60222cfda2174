import type { MessageName } from "./mail-texts.ts";

/** Content of a mail, before its language is chosen. */
export interface Message {
  readonly name: MessageName;
  /** Values that fill the `{name}` places of the texts. */
  readonly values: Readonly<Record<string, string>>;
  /** Address to which the button leads; `null` for a mail without one. */
  readonly url: string | null;
}

/** Event of the factors of an account. */
export type FactorNotice =
  | "second_factor_activated"
  | "second_factor_removed"
  | "second_factor_failed"
  | "recovery_code_used"
  | "recovery_codes_renewed"
  | "passkey_added"
  | "passkey_removed";

const FACTOR_MESSAGES: Readonly<Record<FactorNotice, MessageName>> = {
  second_factor_activated: "secondFactorActivated",
  second_factor_removed: "secondFactorRemoved",
  second_factor_failed: "secondFactorFailed",
  recovery_code_used: "recoveryCodeUsed",
  recovery_codes_renewed: "recoveryCodesRenewed",
  passkey_added: "passkeyAdded",
  passkey_removed: "passkeyRemoved",
};

/** From where somebody signed in. */
export interface SignInPlace {
  /** Browser and system; empty when unknown. */
  readonly device: string;
  readonly address: string;
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
}

/** An answer of the host to what a person proposed about one of its pages. */
export interface ProposalAnswer {
  readonly outcome: "accepted" | "rejected";
  readonly title: string;
  /** Address of the page on the site, escaped: `/docs/Guia%20de%20estilos/maps`. */
  readonly path: string;
}

/** Digest of what a person of the host is responsible for and readers who do not see it cannot hear, this week. */
export interface DescriptionsDigest {
  /** Without a description, with one that the data deny, and with one from before the last change. */
  readonly missing: number;
  readonly wrong: number;
  readonly stale: number;
  /** The first ones, by their names. */
  readonly titles: readonly string[];
  /** Address of the whole list on the site, escaped. */
  readonly path: string;
}

/** Something that a colleague asks of a person or answers them, in the words of the host. */
export interface DeskNotice {
  /** Title of what it is about. */
  readonly title: string;
  /** Sentences on what happened, in the host's language. */
  readonly sentence: string;
  /** Address of it on the site, escaped. */
  readonly path: string;
}

/** Longest title in the subject of a mail, characters. */
const SUBJECT_TITLE = 80;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const PROPOSAL_MESSAGES: Readonly<Record<ProposalAnswer["outcome"], MessageName>> = {
  accepted: "proposalAccepted",
  rejected: "proposalRejected",
};

/** Every mail of the service. Links are built from the site's configured address and nothing else. */
export type Messages = ReturnType<typeof createMessages>;

/**
 * The mails that the service sends, with links to the site and never to where a request came from.
 *
 * @param siteUrl - Public address, without a slash at the end.
 * @param site - Its name, as people know it.
 */
export function createMessages(siteUrl: string, site: string) {
  const { host } = new URL(siteUrl);
  const say = (name: MessageName, values: Record<string, string> = {}, url: string | null = null): Message => ({
    name,
    values: { host, site, ...values },
    url,
  });
  const link = (name: MessageName, parameter: string, token: string, values: Record<string, string> = {}) =>
    say(name, values, `${siteUrl}/#${parameter}=${token}`);
  return {
    confirmation: (token: string) => link("confirmation", "confirmation_token", token),
    /** @param inviter - Who invites, as people know them. */
    invitation: (token: string, inviter: string) => link("invitation", "invite_token", token, { inviter }),
    recovery: (token: string) => link("recovery", "recovery_token", token),
    magicLink: (token: string) => link("magicLink", "magiclink_token", token),
    /** @param code - Six digits, beside the link. */
    magicCode: (token: string, code: string) => link("magicCode", "magiclink_token", token, { code }),
    emailChange: (token: string, email: string) => link("emailChange", "email_change_token", token, { email }),
    emailChangeNotice: (email: string) => say("emailChangeNotice", { email }),
    emailChanged: (email: string) => say("emailChanged", { email }),
    repeatedSignup: () => say("repeatedSignup", {}, `${siteUrl}/`),
    newSignIn: ({ device, address, atMs }: SignInPlace) => say("newSignIn", { device, address, atMs: String(atMs) }),
    passwordChanged: () => say("passwordChanged"),
    factorNotice: (notice: FactorNotice) => say(FACTOR_MESSAGES[notice]),
    /** @param provider - Its name as people know it: `GitHub`. */
    providerLinked: (provider: string) => say("providerLinked", { provider }),
    providerUnlinked: (provider: string) => say("providerUnlinked", { provider }),
    /** @param email - Address of the administrator who asked for it. */
    mailTest: (email: string) => say("mailTest", { email }),
    proposalAnswered: ({ outcome, title, path }: ProposalAnswer) =>
      say(PROPOSAL_MESSAGES[outcome], { title }, siteUrl + path),
    descriptionsDigest({ missing, wrong, stale, titles, path }: DescriptionsDigest): Message {
      const pending = missing + wrong + stale;
      const rest = pending - titles.length;
      const counts = { pending, missing, wrong, stale };
      const named = [...titles, ...(rest > 0 ? [`+${rest}`] : [])].join(" · ");
      const values = Object.entries(counts).map(([key, count]) => [key, String(count)] as const);
      return say("descriptionsDigest", { ...Object.fromEntries(values), titles: named }, siteUrl + path);
    },
    deskNotice: ({ title, sentence, path }: DeskNotice) =>
      say("deskNotice", { title: cut(title, SUBJECT_TITLE), sentence }, siteUrl + path),
  };
}
