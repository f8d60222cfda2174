/** Addresses of what a page loads, each with a hash of its content in the name. */
export interface PageAssets {
  /** Style sheets, in the order of the cascade. */
  readonly styles: readonly string[];
  /** Fonts that the first screen draws with. */
  readonly fonts: readonly string[];
  /** Runs before the first paint: sets the stored theme and keeps clicks that come too early. */
  readonly earlyScript: string;
  /** The page's behaviour, an ES module; `null` for a page that only says something. */
  readonly script: string | null;
  /** Modules that the script imports at once: named early, they load in parallel. */
  readonly scriptImports: readonly string[];
}
