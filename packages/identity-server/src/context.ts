import { type KeyObject, randomUUID } from "node:crypto";
import type { Database, DialectName, NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import { readMetadata } from "./accounts/user-record.ts";
import { findUserByEmail } from "./accounts/users.repository.ts";
import { accountEventOf } from "./audit/account-event.ts";
import { type AuditEvent, recordAudit } from "./audit/audit.service.ts";
import { emailKey } from "./core/email.ts";
import type { EntryRules } from "./directory/entry-rules.ts";
import type { AccessTokens } from "./keys/access-tokens.service.ts";
import type { ServiceKeys } from "./keys/keys.service.ts";
import type { RateLimiter } from "./limits/rate-limits.service.ts";
import type { MailDeliverer } from "./mail/mail-deliverer.ts";
import { mailLocale } from "./mail/mail-locale.ts";
import { insertMail } from "./mail/mail-queue.repository.ts";
import type { MailLocale } from "./mail/mail-texts.ts";
import type { Message, Messages } from "./mail/messages.ts";
import { queuedMessage } from "./mail/render-mail.ts";
import type { FactorOptions, IdentityLog, IdentityOptions, SessionLimits } from "./options.ts";
import type { PasswordHasher } from "./password/password-hasher.ts";
import type { IdentityDb, IdentityTables, UserRow } from "./schema/tables.ts";

/** Channel on which processes tell each other whose sessions or account changed; the payload is the person's id. */
export const CHANGED_CHANNEL = "identity_changed";

/** Payload of the same channel when administrators changed the settings, or the keys; no person has such an id. */
export const SETTINGS_TOPIC = "settings";
export const KEYS_TOPIC = "keys";

/** Decisions of the configuration. */
export interface Settings {
  /** Public address, without a slash at the end. */
  readonly siteUrl: string;
  readonly isHttps: boolean;
  readonly signup: "open" | "invite";
  readonly autoconfirm: boolean;
  readonly audiences: readonly [string, ...string[]];
  readonly sessions: SessionLimits;
  readonly factors: FactorOptions;
  readonly administratorEmail: string | null;
  /** Whether people may sign in by a link in a mail. */
  readonly hasMagicLink: boolean;
  /** Which people come in by one service alone. */
  readonly entryRules: EntryRules;
  /** Whether assistants may ask in the name of who lets them. */
  readonly hasAssistants: boolean;
  /** Language of the mails to people who have no wish of their own. */
  readonly mailLocale: MailLocale;
}

/** One transaction, with what must happen when it is committed. */
export interface Work {
  readonly db: IdentityDb;
  /** The same transaction for the host, which knows its own tables and none of these. */
  readonly host: Kysely<NoTables>;
  readonly dialect: DialectName;
  /** The present, the same for the whole transaction; Unix epoch in milliseconds. */
  readonly nowMs: number;
  /** Says that the sessions, name, address or role of a person changed: every gate must ask again. */
  changed(userId: string): void;
  /** Tells every process, when the transaction is committed, that settings or keys are new. */
  announce(announced: typeof SETTINGS_TOPIC | typeof KEYS_TOPIC): void;
  /**
   * Queues a mail in the language of a person; it is sent only if the transaction is committed.
   *
   * @param person - Whose language; without it, that of whoever has the address.
   */
  send(to: string, message: Message, person?: UserRow): Promise<void>;
  audit(event: AuditEvent): Promise<void>;
}

/** Dependencies that the services of the identity service share. */
export interface IdentityContext {
  readonly db: IdentityDb;
  readonly dialect: DialectName;
  readonly now: () => number;
  readonly log: IdentityLog;
  readonly settings: Settings;
  readonly keys: ServiceKeys;
  readonly tokens: AccessTokens;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly messages: Messages;
  /** Encrypts the tokens of directories. */
  readonly tokenKey: KeyObject;
  /**
   * Runs one transaction. Hash passwords before it: on SQLite nobody else can write meanwhile.
   *
   * @throws What `task` throws; nothing of it stays then, no mail included.
   */
  work<Result>(task: (work: Work) => Promise<Result>): Promise<Result>;
}

interface WorkDeps {
  readonly database: Database;
  readonly now: () => number;
  /** Takes what is announced, as every process does. */
  readonly receive: (announced: string) => void;
  readonly deliverer: MailDeliverer;
  readonly settings: Settings;
  readonly onAccountEvent: NonNullable<IdentityOptions["onAccountEvent"]>;
}

async function ownerOf(db: IdentityDb, { audiences }: Settings, email: string): Promise<UserRow | undefined> {
  for (const aud of audiences) {
    const user = await findUserByEmail(db, aud, emailKey(email));
    if (user !== undefined) return user;
  }
  return undefined;
}

/** Transactions whose mails and announcements go out only when they are committed. */
export function createWork(deps: WorkDeps): IdentityContext["work"] {
  const { database, now, receive, deliverer, settings, onAccountEvent } = deps;
  return async (task) => {
    const announced = new Set<string>();
    let hasMail = false;
    const result = await database.transaction(database.kysely, async (host) => {
      const transaction: IdentityDb = host.$extendTables<IdentityTables>();
      const nowMs = now();
      const outcome = await task({
        db: transaction,
        host,
        dialect: database.dialect,
        nowMs,
        changed: (userId) => void announced.add(userId),
        announce: (what) => void announced.add(what),
        send: async (to, message, person) => {
          hasMail = true;
          const reader = person ?? (await ownerOf(transaction, settings, to));
          const locale = mailLocale(reader && readMetadata(reader.user_metadata).locale, settings.mailLocale);
          await insertMail(transaction, {
            id: randomUUID(),
            recipient: to,
            subject: "",
            text_body: "",
            html_body: "",
            message: queuedMessage(message, locale),
            created_at_ms: nowMs,
            attempts: 0,
            next_attempt_at_ms: nowMs,
            last_error: null,
            finished_at_ms: null,
            state: "waiting",
            kind: message.name,
          });
        },
        async audit(event) {
          await recordAudit(transaction, event, nowMs);
          const told = accountEventOf(event, nowMs);
          if (told !== null) await onAccountEvent(host, told);
        },
      });
      for (const what of announced) await database.announce(transaction, CHANGED_CHANNEL, what);
      return outcome;
    });
    // The announcement takes a moment on PostgreSQL; this process must not.
    for (const what of announced) receive(what);
    if (hasMail) deliverer.kick();
    return result;
  };
}
