import type { SeriesOrigin } from "@nv/contracts/schemas";
import { inOrder } from "@nv/series";
import { Problem } from "../../http/problem.ts";
import { createOutsideFetch, type OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { createAskOpenService } from "../../platform/services/ask-open-service.ts";
import { codeOfStatus, type ServiceName, ServiceProblem } from "../../platform/services/service-problem.ts";
import { OriginFault } from "./core/origin-fault.ts";
import { readEcb } from "./core/read-ecb.ts";
import { isAbsentIne, readIne, readIneBase, readIneCode } from "./core/read-ine.ts";
import type { StoredSeries } from "./core/stored-series.ts";
import { readFetched } from "./read-imported.ts";
import type { SeriesContext } from "./series-context.ts";
import type { OfficeSettings, SeriesSettings } from "./series-settings.ts";
import type { ImportedObservations } from "./take-observations.ts";

/** Largest answer that is read, bytes: twenty thousand rows are two million. */
const MOST_BYTES = 5_000_000;

const BAD_REQUEST = 400;

/** Names of the offices in failures. */
const OFFICES: Readonly<Record<"ine" | "ecb", ServiceName>> = {
  ine: { name: "INE", variable: "INE_MODE" },
  ecb: { name: "BCE", variable: "ECB_MODE" },
};

/** Dependencies of the reader of a series' source. */
export interface ReadOriginDeps extends Pick<SeriesContext, "datawrapper" | "outsideFetch"> {
  readonly settings: SeriesSettings;
  /** Waits between two tries. @param ms - Milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Asks the source of a series. */
export type ReadOrigin = (stored: StoredSeries) => Promise<ImportedObservations>;

type Origin<Kind extends SeriesOrigin["kind"]> = Extract<SeriesOrigin, { kind: Kind }>;

/** Opens the ways to the sources of series. What is asked is what the series says, and each way throws a `Problem` with a sentence. */
export function createReadOrigin({ datawrapper, outsideFetch, settings, wait }: ReadOriginDeps): ReadOrigin {
  const waits = wait === undefined ? {} : { wait };
  const askAnybody = createAskOpenService({ outsideFetch, ...waits });

  function officeFetch({ mode, base }: OfficeSettings): OutsideFetch {
    // A double is neither https nor public.
    if (mode !== "fake") return askAnybody;
    return createAskOpenService({
      outsideFetch: createOutsideFetch({ trustedOrigins: [new URL(base).origin] }),
      ...waits,
    });
  }
  const fetches = { ine: officeFetch(settings.ine), ecb: officeFetch(settings.ecb) };

  async function fetched(fetch: OutsideFetch, url: string, service: ServiceName, isOneHost: boolean): Promise<Buffer> {
    const { status, body, isCut } = await fetch(url, { mostBytes: MOST_BYTES, isOneHost });
    if (status >= BAD_REQUEST) throw new ServiceProblem(codeOfStatus(status), service);
    if (isCut) throw new ServiceProblem("SERVICE_FAILED", service);
    return body;
  }

  async function askOffice(office: "ine" | "ecb", path: string): Promise<string> {
    const { mode, base } = settings[office];
    if (mode === "off") throw new ServiceProblem("SERVICE_OFF", OFFICES[office]);
    return (await fetched(fetches[office], base + path, OFFICES[office], true)).toString("utf8");
  }

  async function fromIne({ code, column, last }: Origin<"ine">, stored: StoredSeries): Promise<ImportedObservations> {
    const text = await askOffice("ine", `/DATOS_SERIE/${code}?nult=${last}&tip=A`);
    if (isAbsentIne(text)) throw new ServiceProblem("SERVICE_NOT_FOUND", OFFICES.ine);
    const observations = inOrder(stored.columns, readIne(text, column, stored.source));
    const sourceBase = readIneBase(await askOffice("ine", `/SERIE/${code}?det=2`));
    return { observations, origin: "ine", policy: "merge", sourceBase, sourceCode: readIneCode(text) };
  }

  async function fromEcb({ key, column, last }: Origin<"ecb">, stored: StoredSeries): Promise<ImportedObservations> {
    const query = new URLSearchParams({ format: "csvdata", lastNObservations: String(last) });
    const text = await askOffice("ecb", `/service/data/${key}?${query}`);
    return {
      observations: inOrder(stored.columns, readEcb(text, column, stored.source)),
      origin: "ecb",
      policy: "merge",
    };
  }

  async function fromTable(
    bytes: Uint8Array,
    { kind, mapping, isWhole }: Origin<"address"> | Origin<"datawrapper">,
    stored: StoredSeries,
  ): Promise<ImportedObservations> {
    const observations = await readFetched(bytes, stored, mapping);
    return { observations, origin: kind, policy: isWhole ? "replace" : "merge" };
  }

  return async (stored) => {
    const { origin } = stored;
    try {
      switch (origin.kind) {
        case "manual":
          throw new Problem("SERIES_MANUAL");
        case "ine":
          return await fromIne(origin, stored);
        case "ecb":
          return await fromEcb(origin, stored);
        case "address": {
          const service = { name: new URL(origin.url).host, variable: "" };
          return await fromTable(await fetched(askAnybody, origin.url, service, false), origin, stored);
        }
        case "datawrapper":
          return await fromTable(Buffer.from(await datawrapper.data(origin.chart)), origin, stored);
      }
    } catch (cause) {
      if (!(cause instanceof OriginFault)) throw cause;
      const service =
        origin.kind === "ine" || origin.kind === "ecb" ? OFFICES[origin.kind] : { name: "", variable: "" };
      throw new ServiceProblem("SERVICE_FAILED", service, {}, { cause });
    }
  };
}
