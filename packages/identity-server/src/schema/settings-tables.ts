/** The settings that administrators chose, all in one row, so that a change of several is one change. */
export interface SettingsRow {
  /** Always `present`. */
  readonly slot: string;
  /** Grows by one at each change. */
  readonly version: number;
  /** JSON with the chosen values alone. */
  readonly content: string;
  readonly changed_at_ms: number;
  /** Address of the administrator. */
  readonly changed_by: string;
}

/** Time when something was last done: `backup`. */
export interface MarkRow {
  readonly name: string;
  readonly at_ms: number;
  /** JSON. */
  readonly details: string;
}

/** Tables that the administrators' screens add. */
export interface SettingsTables {
  identity_settings: SettingsRow;
  identity_marks: MarkRow;
}
