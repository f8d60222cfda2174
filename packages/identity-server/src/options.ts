import type { SettingName } from "@nv/contracts/schemas";
import type { Database, NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { AccountEvent } from "./audit/account-event.ts";
import type { SigningAlgorithm } from "./keys/signing-keys.ts";
import type { MailLocale } from "./mail/mail-texts.ts";
import type { ProvidersOptions } from "./providers/provider-options.ts";

/** Milliseconds in a minute, an hour and a day. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Log of the service; `pino` and Fastify's logger fit. */
export interface IdentityLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Options of `createIdentity`. */
export interface IdentityOptions {
  readonly db: Database;
  /** Public address of the site, without a path: the only base of links in mails. https turns on Secure and `__Host-` cookies. */
  readonly siteUrl: string;
  /** Whether anyone may sign up, or only invited people. */
  readonly signup: "open" | "invite";
  /** Confirm addresses without a mail. */
  readonly autoconfirm: boolean;
  readonly mail: {
    /** `smtp://…`; without it mails are written to `outboxDir`. */
    readonly smtpUrl?: string | undefined;
    /** Sender: an address, or `Name <address>`. */
    readonly from: string;
    /** Folder for mails as `.eml` files. */
    readonly outboxDir: string;
    /** Language of the mails to people whose `user_metadata.locale` names none. Default: `es`. */
    readonly locale?: MailLocale | undefined;
    /** Time zone of the times in mails, an IANA name. Default: `Europe/Madrid`. */
    readonly timeZone?: string | undefined;
  };
  /** Clock, Unix epoch in milliseconds. */
  readonly now?: (() => number) | undefined;
  readonly log?: IdentityLog | undefined;
  /** Origins other than the site's that browsers may call from, such as `https://cms.example`. */
  readonly trustedOrigins?: readonly string[] | undefined;
  /** Values that `X-JWT-AUD` may name; the first is the default. Default: the origin of `siteUrl`. */
  readonly audiences?: readonly [string, ...string[]] | undefined;
  readonly hashing?: Partial<HashingLimits> | undefined;
  readonly sessions?: Partial<SessionLimits> | undefined;
  /** Outside services that sign people in; none by default. */
  readonly providers?: ProvidersOptions | undefined;
  /** Public address of this service, without a slash at the end. Default: `siteUrl` and the prefix of the plugin. */
  readonly apiUrl?: string | undefined;
  readonly factors?: Partial<FactorOptions> | undefined;
  /** Let people sign in by a link in a mail. Default: off. */
  readonly magicLink?: boolean | undefined;
  /** Whether the host lets assistants ask in the name of people; what they may, the host decides. Default: off. */
  readonly assistants?: boolean | undefined;
  readonly keys?:
    | {
        /** Signature of access tokens from now on; keys of another kind stay honoured until their tokens end. Default: `EdDSA`. */
        readonly algorithm?: SigningAlgorithm | undefined;
        /** Sign with HS256 and this secret instead, at least 32 bytes, for verifiers that know nothing else. */
        readonly sharedSecret?: string | undefined;
      }
    | undefined;
  /**
   * Settings that these options say outright. The others are defaults, which administrators may change while the service
   * runs. Default: none.
   */
  readonly fixedSettings?: readonly SettingName[] | undefined;
  /**
   * Called in the transaction that removes a person, so that the host forgets them too.
   *
   * @param transaction - The host extends it with its own tables.
   */
  readonly onRemoved?: ((transaction: Kysely<NoTables>, userId: string) => Promise<void>) | undefined;
  /**
   * Called in the transaction in which something happens to an account, so that what the host tells others of it is neither more nor less
   * than what happened. What it throws undoes what happened.
   *
   * @param transaction - The host extends it with its own tables.
   */
  readonly onAccountEvent?: ((transaction: Kysely<NoTables>, event: AccountEvent) => Promise<void>) | undefined;
  /** Address that the first administrator's invitation is for; without it, whoever holds the link names their address. */
  readonly administratorEmail?: string | undefined;
}

/** Second factors and passkeys; all off unless asked for. */
export interface FactorOptions {
  /** Whether people may set up an authenticator application. Who has one is asked for it in any case. */
  readonly totp: boolean;
  /**
   * People who are let in with a second factor only: an application, or a passkey. Whoever has none sets one up on the way in.
   * Needs `totp`. Default: `nobody`.
   */
  readonly requiredFor: "nobody" | "administrators" | "everyone";
  /** Whether people may register passkeys and sign in with them. */
  readonly passkeys: boolean;
  /** Name of the site in mails, authenticator applications and passkey dialogs. Default: the host of `siteUrl`. */
  readonly issuer: string;
}

/** Cost of a password hash (argon2id, one lane) and how many may run or wait. */
export interface HashingLimits {
  /** Memory of one hash, KiB. */
  readonly memoryKiB: number;
  /** Passes over that memory. */
  readonly passes: number;
  /** Hashes at the same time; each takes a thread that file reads and DNS also need. */
  readonly concurrency: number;
  /** Hashes that may wait; beyond it the answer is 503. */
  readonly queueLength: number;
}

/** 19 MiB and two passes: OWASP's first choice, 13 ms here; two at a time leave two of libuv's four threads free. */
export const DEFAULT_HASHING: HashingLimits = { memoryKiB: 19_456, passes: 2, concurrency: 2, queueLength: 100 };

/** Limits on the life of sessions. */
export interface SessionLimits {
  /** A session not used for this long ends, milliseconds. */
  readonly idleMs: number;
  /** Every session ends this long after the sign-in, milliseconds. */
  readonly absoluteMs: number;
}

/** A week covers a weekend and a bank holiday; a month asks for the password twelve times a year. */
export const DEFAULT_SESSIONS: SessionLimits = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS };

/** A sign-in by an outside service must be back within this time, milliseconds: enough to find the telephone. */
export const FLOW_LIFE_MS = 10 * MINUTE_MS;

/** Life of an access token, seconds. The original's value: existing clients renew a minute before. */
export const ACCESS_TOKEN_LIFE_S = 3600;
