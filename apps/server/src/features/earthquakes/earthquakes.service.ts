import {
  type Earthquake,
  type EarthquakeArchive,
  type EarthquakeArchiveQuery,
  type EarthquakePiece,
  EarthquakeSource,
  type EarthquakesFound,
  type NearTowns,
  type NearTownsQuery,
  type WatchEarthquake,
} from "@nv/contracts/schemas";
import { areasOf, createNearAreas, type NearAreas } from "@nv/geography";
import { createAllowance } from "../../http/allowance.ts";
import { Problem } from "../../http/problem.ts";
import { ServiceProblem } from "../../platform/services/service-problem.ts";
import type { AskAgency } from "./ask-agency.ts";
import { mergeReports } from "./core/merge-reports.ts";
import { nearestTowns } from "./core/nearest-towns.ts";
import { ARCHIVE_MOST, archiveUrl, LISTED_MS } from "./core/questions.ts";
import { spanishPlace } from "./core/spanish-place.ts";
import { createEarthquakeFeeds, type EarthquakeFeedsDeps } from "./earthquake-feeds.ts";
import { AGENCIES } from "./earthquake-settings.ts";
import { isGraphic, notePiece, notePieceReviewed, openRevisions, reportsSince } from "./earthquakes.repository.ts";
import type { EarthquakesContext } from "./earthquakes-context.ts";
import type { EarthquakesDb } from "./schema/tables.ts";

/** Questions to the archive that one person may ask in a minute: it is open to everybody, and everybody here has one address there. */
export const ARCHIVE_QUESTIONS = { most: 12, perMs: 60_000 } as const;

/** Dependencies of the service. */
export interface EarthquakesDeps extends EarthquakeFeedsDeps {
  readonly context: EarthquakesContext;
  readonly ask: AskAgency;
}

/** Lists the graphics whose earthquakes agencies have corrected, each with its corrections. */
async function revisedPieces(db: EarthquakesDb): Promise<readonly EarthquakePiece[]> {
  const all = Map.groupBy(await openRevisions(db), ({ graphicId }) => graphicId);
  return [...all.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { graphicId, title, status } = first;
    return [{ graphicId, title, status, revisions: rows.map(({ revision }) => revision) }];
  });
}

/** Tells earthquakes. */
export function createEarthquakes(deps: EarthquakesDeps) {
  const { context, ask } = deps;
  const { db, database, settings, now, gazetteer, atlas } = context;
  const feeds = createEarthquakeFeeds(deps);
  const mayAskArchive = createAllowance({ ...ARCHIVE_QUESTIONS, now });
  let terms: NearAreas | undefined;

  /** The terms of the municipalities, some hundreds of milliseconds when they are first asked for. */
  async function readTerms(): Promise<NearAreas> {
    const { spain } = await atlas(["spain"]);
    terms ??= createNearAreas(spain === undefined ? [] : areasOf(spain, "municipalities"));
    return terms;
  }

  /** Earthquakes with their places in Spanish, as far as we can; each report keeps the agency's words. */
  async function inSpanish(earthquakes: readonly Earthquake[]): Promise<Earthquake[]> {
    const search = await gazetteer();
    return earthquakes.map((earthquake) => ({ ...earthquake, place: spanishPlace(earthquake.place, search) }));
  }

  return {
    /** The last ten days by what the agencies say, as they say it now as far as they answer in time. */
    async list(): Promise<EarthquakesFound> {
      const isDone = await feeds.refresh();
      const isOn = ({ source }: { readonly source: EarthquakeSource }) => settings[source].mode !== "off";
      const reports = (await reportsSince(db, now() - LISTED_MS)).filter(isOn);
      const told = await Promise.all(EarthquakeSource.options.map((source) => feeds.of(source, !isDone)));
      const earthquakes = await inSpanish(mergeReports(reports));
      return { earthquakes, feeds: told, revised: [...(await revisedPieces(db))] };
    },

    /**
     * Lists the earthquakes of any day around a place, by the survey of the United States, which alone keeps them for anybody to ask.
     *
     * @param personId - Who asks.
     * @throws {ServiceProblem}
     */
    async archive(asked: EarthquakeArchiveQuery, personId: string): Promise<EarthquakeArchive> {
      const { mode, base } = settings.usgs;
      if (mode === "off") throw new ServiceProblem("SERVICE_OFF", AGENCIES.usgs);
      if (!mayAskArchive(personId)) throw new ServiceProblem("SERVICE_ASKED_TOO_OFTEN", AGENCIES.usgs);
      const { read } = await ask({ source: "usgs", url: archiveUrl(base, asked) });
      const earthquakes = mergeReports(read?.reports ?? []);
      return {
        earthquakes: await inSpanish(earthquakes.slice(0, ARCHIVE_MOST)),
        isCut: earthquakes.length > ARCHIVE_MOST,
      };
    },

    /** Towns around a place, and the municipality in whose term it is. */
    async towns(point: NearTownsQuery): Promise<NearTowns> {
      return nearestTowns({ terms: await readTerms(), gazetteer: await gazetteer() }, point);
    },

    /** Notes of what a graphic was made. @throws {Problem} `GRAPHIC_NOT_FOUND`. */
    async watch(asked: WatchEarthquake): Promise<void> {
      await database.transaction(db, async (transaction) => {
        if (!(await isGraphic(transaction, asked.graphicId))) throw new Problem("GRAPHIC_NOT_FOUND");
        await notePiece(transaction, asked, now());
      });
    },

    /** Notes that somebody knows of the corrections. @throws {Problem} `GRAPHIC_NOT_FOUND`. */
    async review(graphicId: string): Promise<void> {
      if (!(await notePieceReviewed(db, graphicId, now()))) throw new Problem("GRAPHIC_NOT_FOUND");
    },
  };
}

export type Earthquakes = ReturnType<typeof createEarthquakes>;
