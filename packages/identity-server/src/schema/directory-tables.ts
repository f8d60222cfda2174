/** Word of a directory about a session that it opened, and the time when it is asked again. */
export interface DirectorySessionRow {
  readonly session_id: string;
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  /** Name of the directory's own session; `null` when it gives none. */
  readonly sid: string | null;
  /** The directory's refresh token, encrypted; `null` when only the person's browser can ask. */
  readonly sealed_token: string | null;
  /** Time of the last answer, Unix epoch in milliseconds. */
  readonly asked_at_ms: number;
  /** Time of the next question; the end of the proof for a session without a token. */
  readonly next_at_ms: number;
  /** Time when everybody was told that the proof is over; `null` before. */
  readonly over_at_ms: number | null;
  /** Time when the directory did not vouch through the person's browser: it is not asked again. */
  readonly given_up_at_ms: number | null;
}

/** A domain of e-mail addresses whose people come in by one service alone. */
export interface RequiredProviderRow {
  /** In ASCII, lower case. */
  readonly domain: string;
  readonly provider: string;
  /** 1 when whoever comes from it has an account at once, without an invitation. */
  readonly opens_accounts: number;
  readonly created_at_ms: number;
  /** Address of the administrator. */
  readonly created_by: string;
}

/** Somebody whom no domain binds: the account for the day on which the directory is down. */
export interface BreakGlassRow {
  readonly user_id: string;
  readonly created_at_ms: number;
  readonly created_by: string;
}

/** A group of a directory that stands for one of ours. */
export interface DirectoryGroupRow {
  readonly id: string;
  readonly provider: string;
  /** As the directory states it: a name, or a number. */
  readonly directory_group: string;
  readonly group_name: string;
  readonly created_at_ms: number;
}

/** Tables that the house's directory adds. */
export interface DirectoryTables {
  identity_directory_sessions: DirectorySessionRow;
  identity_required_providers: RequiredProviderRow;
  identity_break_glass: BreakGlassRow;
  identity_directory_groups: DirectoryGroupRow;
}
