/** Request to a double of an outside service. */
export interface DoubleRequest {
  readonly method: string;
  /** Path below the service's base address, with its leading slash, decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Behaviour of the service: `normal`, or a trouble that the service knows by name. */
  readonly scenario: string;
  /** Number of times that this path was asked in this scenario before. */
  readonly earlier: number;
}

/** Answer of a double of an outside service. */
export interface DoubleAnswer {
  readonly status: number;
  /** Sent as it is when it is text or bytes; otherwise as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection stays open and nothing comes. */
  readonly isSilent?: boolean;
  /** The connection ends without an answer. */
  readonly isCut?: boolean;
  /** Time that it takes, milliseconds. */
  readonly delayMs?: number;
}

/**
 * A double of an outside service: same paths, limits and errors, invented data.
 *
 * @returns `null` for a path that the service does not have.
 */
export type Double = (request: DoubleRequest) => DoubleAnswer | null;

/** 200 with JSON. */
export function ok(body: unknown): DoubleAnswer {
  return { status: 200, body };
}

/**
 * Troubles that any service can have, by scenario: `limit` (429 twice, then well), `limit-always`, `down` (503) and `garbled`
 * (200 with a page of HTML).
 *
 * @returns `null` when the scenario is none of them.
 */
export function commonTrouble({ scenario, earlier }: DoubleRequest): DoubleAnswer | null {
  const isLimited = scenario === "limit-always" || (scenario === "limit" && earlier < 2);
  if (isLimited) return { status: 429, body: "Too Many Requests", headers: { "retry-after": "0" } };
  if (scenario === "down") return { status: 503, body: "Service Unavailable" };
  if (scenario === "garbled") return { status: 200, body: "<html><body>Mantenimiento</body></html>" };
  return null;
}
