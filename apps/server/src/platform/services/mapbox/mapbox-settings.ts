/** Settings of the connection to Mapbox. */
export interface MapboxSettings {
  /** `off` without a token too. */
  readonly mode: "live" | "fake" | "off";
  /** Address of its API, without a final slash. */
  readonly base: string;
  /** The public token: pages that show a map of Mapbox carry it, and the account says on which sites it works. */
  readonly token: string;
}
