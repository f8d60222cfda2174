import { DATAWRAPPER_API_PATH, RECOVERED_CHARTS_API_PATH } from "@nv/contracts";
import type { CopiedChart, CopyRecoveredChart, RecoveredChart, RecoveredChartsStatus } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { DATAWRAPPER } from "../../platform/services/datawrapper/datawrapper-client.ts";
import { ServiceProblem, serviceSentence } from "../../platform/services/service-problem.ts";
import { type ChartMade, metadataToCopy, readChartMade } from "./core/chart-made.ts";
import { type CleanTable, cleanTable, without } from "./core/clean-table.ts";
import type { PublishedCharts } from "./published-charts.ts";
import { PUBLISHED_CHARTS, type PublishedChartsSettings } from "./recovered-charts-settings.ts";

/** The one kind of chart whose data are no table. */
const LOCATOR = "locator-map";

/** Error codes of the account for a chart that may be somebody else's: it is read where it is published then. */
const NOT_OURS: readonly string[] = ["SERVICE_OFF", "SERVICE_NOT_FOUND", "SERVICE_FORBIDDEN", "SERVICE_REFUSED"];

/** Dependencies of the service that recovers charts. */
export interface RecoveredChartsDeps extends Pick<Platform, "database" | "datawrapper" | "noteInAudit"> {
  readonly settings: PublishedChartsSettings;
  readonly published: PublishedCharts;
}

/** Charts of Datawrapper, recovered: as their routes see them. Failures are `Problem`s. */
export type RecoveredCharts = ReturnType<typeof createRecoveredCharts>;

/** A chart that was found, wherever it is. */
interface LocatedChart {
  readonly made: ChartMade;
  readonly version: number;
  readonly origin: RecoveredChart["origin"];
  readonly table: CleanTable;
}

/** Creates the service that recovers charts. */
export function createRecoveredCharts(deps: RecoveredChartsDeps) {
  const { datawrapper, database, noteInAudit, published, settings } = deps;

  /** A chart of the team's own account as it is now. @returns `null` when it is somebody else's. */
  async function inAccount(id: string, version: number | undefined): Promise<LocatedChart | null> {
    try {
      const made = readChartMade(await datawrapper.whole(id));
      if (made === null || (version !== undefined && version !== made.publicVersion)) return null;
      const table =
        made.type === LOCATOR ? without("locator") : await cleanTable(Buffer.from(await datawrapper.data(id)));
      return { made, version: made.publicVersion, origin: "account", table };
    } catch (error) {
      if (error instanceof Problem && NOT_OURS.includes(error.code)) return null;
      throw error;
    }
  }

  async function find(id: string, version: number | undefined): Promise<LocatedChart> {
    const own = await inAccount(id, version);
    if (own !== null) return own;
    const { made, version: read } = await published.made(id, version);
    const table = made.type === LOCATOR ? without("locator") : await published.data(id, read);
    return { made, version: read, origin: "published", table };
  }

  const imageOf = ({ origin, made, version }: LocatedChart) =>
    origin === "account"
      ? `${DATAWRAPPER_API_PATH}/charts/${made.id}/export/png`
      : `${RECOVERED_CHARTS_API_PATH}/${made.id}/${version}/image`;

  return {
    status: (): RecoveredChartsStatus => ({
      publishedNotice: settings.mode === "off" ? serviceSentence("SERVICE_OFF", PUBLISHED_CHARTS) : "",
      accountNotice: datawrapper.settings.mode === "off" ? serviceSentence("SERVICE_OFF", DATAWRAPPER) : "",
    }),

    /** @param version - That was published; left out for what there is now. */
    async recover(id: string, version?: number): Promise<RecoveredChart> {
      const found = await find(id, version);
      const { made, origin, table } = found;
      const { describe, annotate } = made.metadata;
      return {
        ...{ id, version: found.version, origin, title: made.title, type: made.type, ...table },
        address: found.version === 0 ? "" : `${settings.base}/${id}/${found.version}/`,
        ...{ intro: describe.intro, byline: describe.byline, altText: describe["aria-description"] },
        ...{ sourceName: describe["source-name"], sourceUrl: describe["source-url"], notes: annotate.notes },
        metadata: JSON.stringify({ ...made, metadata: metadataToCopy(made) }, null, 2),
        imageUrl: imageOf(found),
      };
    },

    /** A PNG of a version that was published. */
    image: (id: string, version: number): Promise<Buffer> => published.image(id, version),

    /**
     * Makes a chart of the team's account of one that was recovered, which nobody publishes.
     *
     * @throws {Problem} `CHART_WITHOUT_DATA`; `CHART_COPY_UNFINISHED` when it was begun and lacks something.
     */
    async copy(id: string, { version }: CopyRecoveredChart, actor: Actor): Promise<CopiedChart> {
      if (datawrapper.settings.mode === "off") throw new ServiceProblem("SERVICE_OFF", DATAWRAPPER);
      const { made, table, version: read } = await find(id, version);
      if (table.csv === null) throw new Problem("CHART_WITHOUT_DATA");
      const copy = await datawrapper.create(made.title, made.type);
      try {
        await datawrapper.putData(copy.id, table.csv);
        await datawrapper.rewrite(copy.id, { language: made.language, metadata: metadataToCopy(made) });
      } catch (cause) {
        throw new Problem("CHART_COPY_UNFINISHED", {}, { cause });
      }
      const details = { chart: id, version: read, copy: copy.id };
      await noteInAudit(database.kysely, { action: "chart_copied", actor, details });
      return { id: copy.id, title: copy.title || made.title };
    },
  };
}
