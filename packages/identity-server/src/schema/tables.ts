import type { Kysely } from "kysely";
import type { DirectoryTables } from "./directory-tables.ts";
import type { FactorsTables } from "./factors-tables.ts";
import type { GroupsTables } from "./groups-tables.ts";
import type { OperationsTables } from "./operations-tables.ts";
import type { ProgramsTables } from "./programs-tables.ts";
import type { ProvidersTables } from "./providers-tables.ts";
import type { SettingsTables } from "./settings-tables.ts";

/** A person. Times are Unix epoch in milliseconds. */
export interface UserRow {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  /** The address in the form in which it is unique: NFC, lower case. */
  readonly email_key: string;
  /** Text that the administrators' search looks into: address and full name, without accents or case. */
  readonly search_key: string;
  /** The name, or the address of who gave none, in the form that sorts by its bytes. */
  readonly name_key: string;
  readonly password_hash: string | null;
  /** Password of a sign-up that nobody confirmed yet; it never opens a session. */
  readonly pending_password_hash: string | null;
  readonly confirmed_at_ms: number | null;
  readonly invited_at_ms: number | null;
  readonly confirmation_sent_at_ms: number | null;
  readonly recovery_sent_at_ms: number | null;
  readonly new_email: string | null;
  readonly email_change_sent_at_ms: number | null;
  readonly last_sign_in_at_ms: number | null;
  readonly banned_at_ms: number | null;
  /** Time when the ban ends by itself; `null` for never, and without a ban. */
  readonly banned_until_ms: number | null;
  readonly app_metadata: string;
  readonly user_metadata: string;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
}

/** A sign-in on a device; its absence means that it ended. */
export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  /** SHA-256 of the gate's cookie; `null` when no browser holds one. */
  readonly cookie_hash: string | null;
  /** Method by which the person signed in: `password`, `signup`, `invite`, `recovery`, `passkey`, `oauth`, `saml` or `magiclink`. */
  readonly method: string;
  /** Second factor that completed it: `totp`, `recovery_code` or `passkey`; `null` when nothing did. */
  readonly second_method: string | null;
  /** Service that proved who the person is; `null` for every other way in. */
  readonly provider: string | null;
  /** Time until which the directory's word is good, Unix epoch in milliseconds; `null` for a session that none vouches for. */
  readonly proven_until_ms: number | null;
  readonly created_at_ms: number;
  readonly last_used_at_ms: number;
  readonly idle_expires_at_ms: number;
  readonly absolute_expires_at_ms: number;
  readonly user_agent: string;
  readonly address: string;
}

/** A refresh token of a session. */
export interface RefreshTokenRow {
  readonly token_hash: string;
  readonly session_id: string;
  readonly created_at_ms: number;
  readonly rotated_at_ms: number | null;
}

/** Purpose of a link in a mail. */
export type OneTimeKind = "confirmation" | "invite" | "recovery" | "email_change" | "first_administrator" | "magiclink";

/** A link in a mail; only the hash of its token is kept. */
export interface OneTimeTokenRow {
  readonly token_hash: string;
  readonly kind: string;
  readonly user_id: string | null;
  /** The address that the link proves, where it is not the person's own yet. */
  readonly email: string | null;
  /** Password and data of the sign-up that asked for this confirmation. */
  readonly password_hash: string | null;
  readonly user_metadata: string | null;
  /** SHA-256 of the cookie of the browser that signed up. */
  readonly browser_hash: string | null;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
}

/** A key made at the first start: `signing:1` (JWK), `derivation` (base64url). */
export interface KeyRow {
  readonly slot: string;
  readonly id: string;
  readonly algorithm: string;
  readonly secret: string;
  readonly created_at_ms: number;
}

/** Attempts in the present window of one limit; the key is a hash, so that the table names nobody. */
export interface AttemptRow {
  readonly key_hash: string;
  readonly started_at_ms: number;
  readonly expires_at_ms: number;
  readonly count: number;
}

/** Audit entry of what happened to an account. */
export interface AuditRow {
  readonly id: string;
  readonly created_at_ms: number;
  readonly action: string;
  readonly log_type: string;
  readonly actor_id: string;
  readonly actor_email: string;
  readonly actor_name: string;
  /** Address and name of the actor, lower case, for the filter. */
  readonly actor_key: string;
  readonly target_id: string | null;
  readonly target_email: string | null;
  /** Address and name of the actor and address of the target, without accents or case, for the search. */
  readonly people_key: string;
  readonly address: string;
  readonly user_agent: string;
  /** JSON with what changed, before and after; `null` when the action says it all. Never a secret. */
  readonly details: string | null;
}

/** State of a mail on its way. A finished one keeps no content: its links are in the hands of whoever got it. */
export type MailState = "waiting" | "sending" | "sent" | "failed" | "cancelled";

/** A mail: a message with its language, or, before there were languages, a whole mail. */
export interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  /** JSON with name, values, link and language; `null` when the three columns before hold the mail. */
  readonly message: string | null;
  readonly created_at_ms: number;
  readonly attempts: number;
  /** Time of the next try; also the end of the claim while a process is sending it. */
  readonly next_attempt_at_ms: number;
  /** A {@link MailState}. */
  readonly state: string;
  /** Name of its message; empty for mails of before there were languages. */
  readonly kind: string;
  /** Reason why the last try failed, without links; `null` when none did. */
  readonly last_error: string | null;
  /** Time when it was sent, given up or cancelled; `null` before. */
  readonly finished_at_ms: number | null;
}

interface Tables
  extends DirectoryTables,
    FactorsTables,
    GroupsTables,
    OperationsTables,
    ProgramsTables,
    ProvidersTables,
    SettingsTables {
  identity_users: UserRow;
  identity_sessions: SessionRow;
  identity_refresh_tokens: RefreshTokenRow;
  identity_one_time_tokens: OneTimeTokenRow;
  identity_keys: KeyRow;
  identity_attempts: AttemptRow;
  identity_audit: AuditRow;
  identity_mails: MailRow;
}

/** The tables of the identity service. A mapped type, because Kysely wants one that could be indexed by any name. */
export type IdentityTables = {
  [Name in keyof Tables]: { [Column in keyof Tables[Name]]: Tables[Name][Column] };
};

/** A connection or a transaction over those tables. */
export type IdentityDb = Kysely<IdentityTables>;
