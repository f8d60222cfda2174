import { setTimeout as pause } from "node:timers/promises";
import { RECOVERED_CHARTS_LIMITS } from "@nv/contracts";
import { Problem } from "../../http/problem.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import type { OutsideAnswer } from "../../platform/outside/reach-outside.ts";
import { createAskOpenService } from "../../platform/services/ask-open-service.ts";
import { codeOfStatus, ServiceProblem } from "../../platform/services/service-problem.ts";
import type { ChartMade } from "./core/chart-made.ts";
import { type CleanTable, cleanTable, without } from "./core/clean-table.ts";
import { createPace } from "./core/pace.ts";
import { forwardedVersion, readChartPage } from "./core/read-chart-page.ts";
import { PUBLISHED_CHARTS, type PublishedChartsSettings } from "./recovered-charts-settings.ts";

/** Five questions a second at most, and nobody waits longer than this for a turn. Milliseconds. */
const EVERY_MS = 200;
const LONGEST_MS = 20_000;

/** Largest page and picture that are read, bytes. A page holds the data and the map of its chart. */
const PAGE_BYTES = 8 * 1024 * 1024;
const IMAGE_BYTES = 10 * 1024 * 1024;

/** Wait that is told when the service names none, seconds. */
const BUSY_S = 60;

const BAD_REQUEST = 400;
const TOO_MANY = 429;
/** Statuses of the answer for a file that is not there; a store also answers as for something that nobody may see. */
const ABSENT: readonly number[] = [403, 404, 410];

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Dependencies of the reader of published charts. */
export interface PublishedChartsDeps {
  readonly settings: PublishedChartsSettings;
  readonly outsideFetch: OutsideFetch;
  readonly now: () => number;
  /** Waits for a turn, and between two tries. @param ms - Milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Charts where readers load them. Every method throws a `Problem` with a sentence. */
export interface PublishedCharts {
  /** @throws {Problem} `SERVICE_NOT_FOUND`, `CHART_PAGE_UNREADABLE`, `SERVICE_BUSY`, `SERVICE_OFF`. */
  made(id: string, version?: number): Promise<{ readonly made: ChartMade; readonly version: number }>;
  data(id: string, version: number): Promise<CleanTable>;
  /** A PNG. @throws {Problem} `SERVICE_NOT_FOUND`; `SERVICE_FAILED` for anything else than a PNG. */
  image(id: string, version: number): Promise<Buffer>;
}

/** Opens the way to published charts: one host, five questions a second, and an end to every answer. */
export function createPublishedCharts(deps: PublishedChartsDeps): PublishedCharts {
  const { settings, outsideFetch, now, wait = (ms) => pause(ms) } = deps;
  const pace = createPace({ everyMs: EVERY_MS, longestMs: LONGEST_MS, now, wait });
  const ask = createAskOpenService({
    async outsideFetch(url, options) {
      if (!(await pace())) throw new ServiceProblem("SERVICE_ASKED_TOO_OFTEN", PUBLISHED_CHARTS);
      return outsideFetch(url, options);
    },
    wait,
  });

  async function answered(path: string, mostBytes: number): Promise<OutsideAnswer> {
    if (settings.mode === "off") throw new ServiceProblem("SERVICE_OFF", PUBLISHED_CHARTS);
    try {
      return await ask(`${settings.base}${path}`, { mostBytes, isOneHost: true });
    } catch (cause) {
      if (!(cause instanceof Problem) || cause.code !== "FETCH_FAILED") throw cause;
      throw new ServiceProblem("SERVICE_FAILED", PUBLISHED_CHARTS, {}, { cause });
    }
  }

  /** @returns `null` for what is not there. */
  async function fetched(path: string, mostBytes: number): Promise<OutsideAnswer | null> {
    const answer = await answered(path, mostBytes);
    if (ABSENT.includes(answer.status)) return null;
    if (answer.status < BAD_REQUEST) return answer;
    const askedS = Number(answer.headers["retry-after"] ?? Number.NaN);
    const details = answer.status === TOO_MANY ? { retryAfterS: askedS >= 0 ? askedS : BUSY_S } : {};
    throw new ServiceProblem(codeOfStatus(answer.status), PUBLISHED_CHARTS, details);
  }

  async function page(path: string): Promise<string> {
    const answer = await fetched(path, PAGE_BYTES);
    if (answer === null) throw new ServiceProblem("SERVICE_NOT_FOUND", PUBLISHED_CHARTS);
    if (answer.isCut) throw new Problem("CHART_PAGE_UNREADABLE");
    return answer.body.toString("utf8");
  }

  /** The chart of a page, which must be the one that was asked for. */
  function madeIn(html: string, id: string): ChartMade {
    const made = readChartPage(html);
    if (made === null || made.id !== id) throw new Problem("CHART_PAGE_UNREADABLE");
    return made;
  }

  return {
    async made(id, version) {
      if (version !== undefined) return { version, made: madeIn(await page(`/${id}/${version}/`), id) };
      const first = await page(`/${id}/`);
      const present = forwardedVersion(first, `${settings.base}/${id}/`, id);
      if (present !== null) return { version: present, made: madeIn(await page(`/${id}/${present}/`), id) };
      const made = madeIn(first, id);
      if (made.publicVersion === 0) throw new Problem("CHART_PAGE_UNREADABLE");
      return { made, version: made.publicVersion };
    },

    async data(id, version) {
      const answer = await fetched(`/${id}/${version}/dataset.csv`, RECOVERED_CHARTS_LIMITS.dataBytes);
      if (answer === null) return without("absent");
      return answer.isCut ? without("large") : cleanTable(answer.body);
    },

    async image(id, version) {
      const answer = await fetched(`/${id}/${version}/full.png`, IMAGE_BYTES);
      if (answer === null) throw new ServiceProblem("SERVICE_NOT_FOUND", PUBLISHED_CHARTS);
      if (answer.isCut || !answer.body.subarray(0, PNG.length).equals(PNG))
        throw new ServiceProblem("SERVICE_FAILED", PUBLISHED_CHARTS);
      return answer.body;
    },
  };
}
