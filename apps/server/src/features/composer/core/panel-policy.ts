/** Parts of the content policy of a panel's page. */
export interface PanelPolicyParts {
  /** SHA-256 of its inline scripts and style sheets, base64. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origin of what it shows besides its own; `null` for none. */
  readonly shownOrigin: string | null;
  /** Ancestors that may frame it. */
  readonly ancestors: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(" ") || "'none'";

/** Content policy of a page that stands in front of Composer: its own script, what readers have, and the frames that are named. */
export function panelPolicy({ scriptHashes, styleHashes, shownOrigin, ancestors }: PanelPolicyParts): string {
  const shown = shownOrigin === null ? "" : ` ${shownOrigin}`;
  return [
    "default-src 'none'",
    `script-src ${quoted(scriptHashes)}`,
    `style-src ${quoted(styleHashes)}`,
    "connect-src 'self'",
    `img-src 'self'${shown}`,
    `frame-src 'self'${shown}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(" ")}`,
  ].join("; ");
}
