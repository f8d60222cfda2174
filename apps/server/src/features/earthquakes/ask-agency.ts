import type { EarthquakeSource } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import { createAskOpenService, type OpenServiceDeps } from "../../platform/services/ask-open-service.ts";
import { codeOfStatus, ServiceProblem, serviceSentence } from "../../platform/services/service-problem.ts";
import { FeedFault } from "./core/feed-fault.ts";
import { readEmsc } from "./core/read-emsc.ts";
import { readIgn } from "./core/read-ign.ts";
import type { ReadReports } from "./core/read-reports.ts";
import { readUsgs } from "./core/read-usgs.ts";
import { AGENCIES } from "./earthquake-settings.ts";

/** Largest answer that is read, bytes: a week of the world is some hundred thousand. */
const MOST_BYTES = 5_000_000;

const OK = 200;
const NO_CONTENT = 204;
const NOT_MODIFIED = 304;

const READERS: Readonly<Record<EarthquakeSource, (text: string, nowMs: number) => ReadReports>> = {
  ign: readIgn,
  usgs: readUsgs,
  emsc: readEmsc,
};

/** Dependencies of the questions to agencies. */
export interface AskDeps extends OpenServiceDeps {
  readonly now: () => number;
}

/** One question. */
export interface AgencyQuestion {
  readonly source: EarthquakeSource;
  readonly url: string;
  /** Mark of the last answer of this address. */
  readonly etag?: string | undefined;
}

/** Answer of an agency; `null` in place of reports for nothing new. */
export interface AgencyAnswer {
  readonly read: ReadReports | null;
  readonly etag: string | null;
}

const NONE: ReadReports = { reports: [], skipped: 0 };

/** A failure of an agency as people read it. */
export function agencySentence(source: EarthquakeSource, error: unknown): string {
  if (error instanceof ServiceProblem) return error.message;
  return serviceSentence("SERVICE_FAILED", AGENCIES[source]);
}

/** Asks agencies, with one more try for what may pass. */
export function createAskAgency({ now, ...deps }: AskDeps) {
  const askOpen = createAskOpenService(deps);

  /** @throws {ServiceProblem} When it cannot be asked, or what it answers is no list of earthquakes. */
  return async (question: AgencyQuestion): Promise<AgencyAnswer> => {
    const { source, url, etag = null } = question;
    try {
      const { status, body, isCut, headers } = await askOpen(url, {
        mostBytes: MOST_BYTES,
        etag: question.etag,
        isOneHost: true,
      });
      if (status === NOT_MODIFIED) return { read: null, etag };
      if (status === NO_CONTENT) return { read: NONE, etag: null };
      if (status !== OK) throw new ServiceProblem(codeOfStatus(status), AGENCIES[source]);
      if (isCut) throw new FeedFault("It is larger than any list of earthquakes.");
      const given = headers.etag;
      const read = READERS[source](body.toString("utf8"), now());
      return { read, etag: typeof given === "string" ? given.slice(0, 200) : null };
    } catch (cause) {
      if (cause instanceof ServiceProblem) throw cause;
      if (cause instanceof FeedFault || cause instanceof Problem)
        throw new ServiceProblem("SERVICE_FAILED", AGENCIES[source], {}, { cause });
      throw cause;
    }
  };
}

export type AskAgency = ReturnType<typeof createAskAgency>;
