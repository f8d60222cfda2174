import { commonTrouble, type DoubleAnswer } from "./double.ts";
import { createDoubles } from "./doubles.ts";
import { type Listening, listen, type RawRequest } from "./listen.ts";

/** One request that a double got, as `/_asked/{service}/{scenario}` tells it. */
interface AskedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly userAgent: string;
  /** Time when it came, milliseconds since the epoch. */
  readonly atMs: number;
}

/**
 * Starts every double on one loopback port: a service lives under `/{service}/{scenario}`.
 *
 * @param port - Any free one for 0.
 */
export async function startDoubles(port = 0): Promise<Listening> {
  const doubles = createDoubles();
  const asked = new Map<string, AskedRequest[]>();

  function answer({ method, url, headers, body }: RawRequest): DoubleAnswer {
    const [, first = "", second = "", third = ""] = url.pathname.split("/");
    if (first === "_asked") return { status: 200, body: asked.get(`${second}/${third}`) ?? [] };
    const double = Object.hasOwn(doubles, first) ? doubles[first] : undefined;
    if (double === undefined) return { status: 404, body: "No such service" };
    const path = decodeURIComponent(url.pathname.slice(`/${first}/${second}`.length));
    const log = asked.get(`${first}/${second}`) ?? [];
    const earlier = log.filter((entry) => entry.path === path).length;
    const query = Object.fromEntries(url.searchParams);
    log.push({ path, query, userAgent: headers["user-agent"] ?? "", atMs: Date.now() });
    asked.set(`${first}/${second}`, log);
    const request = { method, path, query: url.searchParams, headers, body, scenario: second, earlier };
    return commonTrouble(request) ?? double(request) ?? { status: 404, body: "Not Found" };
  }

  return listen(() => answer, port);
}
