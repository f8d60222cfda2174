/** What a stand-in for an outside service is asked. */
export interface FakeRequest {
  readonly method: string;
  /** Path below the service's base address, with its leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** How the service behaves: `normal`, or a trouble that the service knows by name. */
  readonly scenario: string;
  /** How many times this path was asked in this scenario before. */
  readonly earlier: number;
}

/** What it answers. */
export interface FakeAnswer {
  readonly status: number;
  /** Sent as it is when it is text; otherwise as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A stand-in for an outside service: same paths, limits and errors, invented data.
 *
 * @returns `null` for a path that the service does not have.
 */
export type FakeService = (request: FakeRequest) => FakeAnswer | null;

/** 200 with JSON. */
export function ok(body: unknown): FakeAnswer {
  return { status: 200, body };
}

/**
 * Troubles that any service can have, by scenario: `limit` (429 twice, then well), `limit-always`, `down` (503) and `garbled`
 * (200 with a page of HTML).
 *
 * @returns `null` when the scenario is none of them.
 */
export function commonTrouble({ scenario, earlier }: FakeRequest): FakeAnswer | null {
  const isLimited = scenario === "limit-always" || (scenario === "limit" && earlier < 2);
  if (isLimited) return { status: 429, body: "Too Many Requests", headers: { "Retry-After": "0" } };
  if (scenario === "down") return { status: 503, body: "Service Unavailable" };
  if (scenario === "garbled") return { status: 200, body: "<html><body>Mantenimiento</body></html>" };
  return null;
}
