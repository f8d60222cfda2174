import { LOCALES, type Locale } from "@nv/contracts";

/** Languages of the mails: those of the sign-in widget. */
export const MAIL_LOCALES = LOCALES;

/** A language of the mails. */
export type MailLocale = Locale;

/** Every mail of the service. */
export type MessageName =
  | "confirmation"
  | "invitation"
  | "recovery"
  | "magicLink"
  | "magicCode"
  | "emailChange"
  | "emailChangeNotice"
  | "emailChanged"
  | "repeatedSignup"
  | "newSignIn"
  | "passwordChanged"
  | "secondFactorActivated"
  | "secondFactorRemoved"
  | "secondFactorFailed"
  | "recoveryCodeUsed"
  | "recoveryCodesRenewed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "providerLinked"
  | "providerUnlinked"
  | "mailTest"
  | "proposalAccepted"
  | "proposalRejected"
  | "descriptionsDigest"
  | "deskNotice";

/** One mail in one language; `{site}`, `{email}` and the like are filled in. */
export interface MessageTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label of the button, in the mails that have a link. */
  readonly label?: string;
}

/** Sentences that several mails share. */
export interface SharedTexts {
  /** Before the link in full. */
  readonly copyLink: string;
  readonly expiresIn10Minutes: string;
  readonly expiresIn24Hours: string;
  readonly expiresIn7Days: string;
  /** The link is only of use to whoever asked for it. */
  readonly ignore: string;
  /** Nothing happened. */
  readonly unchanged: string;
  /** Something happened, and it may have been somebody else. */
  readonly alarm: string;
  readonly unknownDevice: string;
}

/** All mails in one language. */
export interface MailTexts {
  readonly shared: SharedTexts;
  readonly messages: Readonly<Record<MessageName, MessageTexts>>;
}

/** The small print of each mail, sentence by sentence; the same in every language. */
export const NOTES: Readonly<Record<MessageName, readonly (keyof SharedTexts)[]>> = {
  confirmation: ["expiresIn24Hours", "ignore"],
  invitation: ["expiresIn7Days"],
  recovery: ["expiresIn24Hours", "ignore"],
  magicLink: ["expiresIn10Minutes", "ignore"],
  magicCode: ["expiresIn10Minutes", "ignore"],
  emailChange: ["expiresIn24Hours", "ignore"],
  emailChangeNotice: ["alarm"],
  emailChanged: ["alarm"],
  repeatedSignup: ["unchanged"],
  newSignIn: ["alarm"],
  passwordChanged: ["alarm"],
  secondFactorActivated: ["alarm"],
  secondFactorRemoved: ["alarm"],
  secondFactorFailed: ["alarm"],
  recoveryCodeUsed: ["alarm"],
  recoveryCodesRenewed: ["alarm"],
  passkeyAdded: ["alarm"],
  passkeyRemoved: ["alarm"],
  providerLinked: ["alarm"],
  providerUnlinked: ["alarm"],
  mailTest: [],
  proposalAccepted: [],
  proposalRejected: [],
  descriptionsDigest: [],
  deskNotice: [],
};
