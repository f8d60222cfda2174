import type { DoubleAnswer } from "../double.ts";
import { listen, type RawRequest } from "../listen.ts";
import type { FakeChart } from "./charts.ts";
import {
  createDatawrapper,
  DATAWRAPPER_TOKEN,
  type Datawrapper,
  type DatawrapperOptions,
  type FailureStatus,
} from "./datawrapper.ts";

/** A server that answers as Datawrapper and its CDN do. */
export interface FakeDatawrapper {
  readonly apiBase: string;
  readonly cdnBase: string;
  readonly token: string;
  /** Settings that make a server use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests so far: method and path. */
  readonly asked: readonly string[];
  /** Ids of the charts it started with; the last is not published. */
  readonly ids: readonly string[];
  chart(id: string): FakeChart | undefined;
  /** Changes a chart and publishes it, as somebody at Datawrapper's own editor would. */
  republish(id: string, title: string): void;
  /** Tells an address of each chart that goes out or is taken back, as the webhook of a team does; nobody for an empty one. */
  tell(url: string): void;
  /** Takes a chart back from its readers, as somebody at Datawrapper's own editor would. */
  unpublish(id: string): void;
  /** Changes the data of a chart, as somebody at Datawrapper's own editor would. */
  putData(id: string, csv: string): void;
  /** Answers the next requests of the API with a failure. @param retryAfterS - Seconds, for 429. */
  failNext(status: FailureStatus, times?: number, retryAfterS?: number): void;
  /** Answers what is published at an address otherwise, until it is told to stop: a page that somebody else wrote. @param answer - `null` to stop. */
  publishInstead(path: string, answer: DoubleAnswer | null): void;
  /** Counts the requests that were told to wait, because the minute's allowance was used up. */
  refused(): number;
  stop(): Promise<void>;
}

/**
 * Starts a double of Datawrapper at the root of a server of its own, as an origin of its own is what a CDN is: addresses, keys,
 * waits and failures are really tried.
 *
 * @param port - Port of the loopback address; any free one for 0.
 */
export async function startFakeDatawrapper(port = 0, options: DatawrapperOptions = {}): Promise<FakeDatawrapper> {
  const asked: string[] = [];
  const instead = new Map<string, DoubleAnswer>();
  let service: Datawrapper | undefined;
  const { url: base, stop } = await listen((address) => {
    const { answer, ...rest } = createDatawrapper(address, options);
    service = { answer, ...rest };
    return ({ method, url, headers, body }: RawRequest) => {
      asked.push(`${method} ${url.pathname}${url.search}`);
      const path = decodeURIComponent(url.pathname);
      const request = { method, path, query: url.searchParams, headers, body, scenario: "normal", earlier: 0 };
      return instead.get(path) ?? answer(request) ?? { status: 404, body: "Not Found" };
    };
  }, port);
  if (service === undefined) throw new Error("A server that listens has an address.");
  const { charts, failNext, refused } = service;
  let told = "";
  charts.listen((id, publicVersion) => {
    if (told === "") return;
    const body = JSON.stringify({ id, publicVersion, user: { id: 1, email: "redaccion@example.org" } });
    // Whoever does not answer is told of the next one all the same.
    fetch(told, { method: "POST", headers: { "content-type": "application/json" }, body }).catch(() => undefined);
  });
  return {
    apiBase: base,
    cdnBase: base,
    token: DATAWRAPPER_TOKEN,
    env: {
      DATAWRAPPER_MODE: "local",
      DATAWRAPPER_TOKEN,
      DATAWRAPPER_API_BASE: base,
      DATAWRAPPER_CDN_BASE: base,
    },
    asked,
    ids: [...charts.all.keys()],
    chart: (id) => charts.get(id),
    republish(id, title) {
      const chart = charts.get(id);
      if (chart !== undefined) charts.publish({ ...chart, title });
    },
    tell(url) {
      told = url;
    },
    unpublish: (id) => charts.unpublish(id),
    putData(id, csv) {
      const chart = charts.get(id);
      charts.data.set(id, csv);
      if (chart !== undefined) charts.put({ ...chart, lastModifiedAt: new Date().toISOString() });
    },
    failNext,
    publishInstead(path, answer) {
      if (answer === null) instead.delete(path);
      else instead.set(path, answer);
    },
    refused,
    stop,
  };
}
