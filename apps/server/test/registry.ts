import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@nv/database";
import { type DeskNotice, type HostAuditEntry, parseVariables } from "@nv/identity-server";
import type { Dialect } from "@nv/test-kit";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { z } from "zod";
import { openCensusSections } from "../src/features/census-sections/census-sections.feature.ts";
import { SECTIONS_MIGRATIONS } from "../src/features/census-sections/schema/tables.ts";
import { sectionsContext } from "../src/features/census-sections/sections-context.ts";
import { openComments } from "../src/features/comments/comments.feature.ts";
import { openDatawrapperHook } from "../src/features/datawrapper-hook/datawrapper-hook.feature.ts";
import { hookContext } from "../src/features/datawrapper-hook/hook-context.ts";
import { DATAWRAPPER_HOOK_MIGRATIONS } from "../src/features/datawrapper-hook/schema/tables.ts";
import { DESCRIPTION_VARIABLES, modelSettings } from "../src/features/descriptions/description-settings.ts";
import { openDescriptions } from "../src/features/descriptions/descriptions.feature.ts";
import { descriptionsContext } from "../src/features/descriptions/descriptions-context.ts";
import { DESCRIPTIONS_MIGRATIONS } from "../src/features/descriptions/schema/tables.ts";
import { openDrops } from "../src/features/drops/drops.feature.ts";
import { dropsContext } from "../src/features/drops/drops-context.ts";
import { DROPS_MIGRATIONS } from "../src/features/drops/schema/tables.ts";
import { EARTHQUAKE_VARIABLES, earthquakeSettings } from "../src/features/earthquakes/earthquake-settings.ts";
import { openEarthquakes } from "../src/features/earthquakes/earthquakes.feature.ts";
import { earthquakesContext } from "../src/features/earthquakes/earthquakes-context.ts";
import { EARTHQUAKE_MIGRATIONS } from "../src/features/earthquakes/schema/tables.ts";
import { openElections } from "../src/features/elections/elections.feature.ts";
import { ELECTIONS_MIGRATIONS } from "../src/features/elections/schema/tables.ts";
import { openGraphics } from "../src/features/graphics/graphics.feature.ts";
import { type GraphicsContext, graphicsContext } from "../src/features/graphics/graphics-context.ts";
import { GRAPHICS_MIGRATIONS } from "../src/features/graphics/schema/migrations.ts";
import { openIncludes } from "../src/features/includes/includes.feature.ts";
import { includesContext } from "../src/features/includes/includes-context.ts";
import { INCLUDES_MIGRATIONS } from "../src/features/includes/schema/tables.ts";
import { openLegacyLinks } from "../src/features/legacy-links/legacy-links.feature.ts";
import { legacyLinksContext } from "../src/features/legacy-links/legacy-links-context.ts";
import { LEGACY_LINKS_MIGRATIONS } from "../src/features/legacy-links/schema/tables.ts";
import { openLightMaps } from "../src/features/light-maps/light-maps.feature.ts";
import { openMapStyles } from "../src/features/map-styles/map-styles.feature.ts";
import { mapStylesContext } from "../src/features/map-styles/map-styles-context.ts";
import { MAP_STYLES_MIGRATIONS } from "../src/features/map-styles/schema/tables.ts";
import { openMuseumPictures } from "../src/features/museum-pictures/museum-pictures.feature.ts";
import { PHOTO_VARIABLES, photoSettings } from "../src/features/photos/photo-settings.ts";
import { openPhotos } from "../src/features/photos/photos.feature.ts";
import { photosContext } from "../src/features/photos/photos-context.ts";
import { PHOTOS_MIGRATIONS } from "../src/features/photos/schema/tables.ts";
import { openRecoveredCharts } from "../src/features/recovered-charts/recovered-charts.feature.ts";
import {
  publishedChartsSettings,
  RECOVERED_CHARTS_VARIABLES,
} from "../src/features/recovered-charts/recovered-charts-settings.ts";
import { SERIES_MIGRATIONS } from "../src/features/series/schema/tables.ts";
import { openSeries } from "../src/features/series/series.feature.ts";
import { seriesContext } from "../src/features/series/series-context.ts";
import { SERIES_VARIABLES, seriesSettings } from "../src/features/series/series-settings.ts";
import { openSignOff } from "../src/features/sign-off/sign-off.feature.ts";
import type { SignOffPost } from "../src/features/sign-off/sign-off.service.ts";
import { TRACKERS_MIGRATIONS } from "../src/features/trackers/schema/tables.ts";
import { openTrackers } from "../src/features/trackers/trackers.feature.ts";
import { trackersContext } from "../src/features/trackers/trackers-context.ts";
import { enforceAccess } from "../src/http/access.ts";
import { addBodyParsers } from "../src/http/body-parsers.ts";
import { securityHeaders } from "../src/http/core/security-headers.ts";
import { setDefaultHeaders } from "../src/http/default-headers.ts";
import { answerErrors } from "../src/http/errors.ts";
import type { Session } from "../src/http/session.ts";
import type { DomainEvent } from "../src/platform/domain-events/domain-event.ts";
import { openFeatures } from "../src/platform/open-features.ts";
import type { TestStore } from "./stores.ts";
import { openTestPlatform, SITE_URL, type TestPlatformOptions } from "./test-platform.ts";

/** Name of a person who belongs to a group. */
export const OF_GROUP = "Carla Ejemplo";
/** Name of an administrator who belongs to no group. */
export const ADMINISTRATOR = "Dora Muestra";

/** People of the team; their name is their cookie. */
const PEOPLE: Readonly<Record<string, Session>> = Object.fromEntries(
  ["Ana Muestra", "Bruno Prueba", OF_GROUP, ADMINISTRATOR].map((name, index) => [
    name,
    {
      userId: `00000000-0000-4000-8000-00000000000${index}`,
      sessionId: name,
      email: `${index}@example.org`,
      name,
      groups: name === OF_GROUP ? ["investigacion"] : [],
      isAdministrator: name === ADMINISTRATOR,
    },
  ]),
);

/** Answer of a route. */
export interface TestAnswer {
  readonly status: number;
  /** The body when it is JSON, else `null`. */
  readonly body: unknown;
  readonly text: string;
}

/** A mail about something of a colleague's. */
interface TestNotice extends DeskNotice {
  readonly personId: string;
}

/** A process of the server with what readers load alone: the registry, the includes, files at public addresses, old links, styles of maps, series and trackers. */
export interface TestProcess {
  readonly app: FastifyInstance;
  /** Context with which the registry works. */
  readonly context: GraphicsContext;
  /** Entries that were written to the audit. */
  readonly audited: readonly HostAuditEntry[];
  /** Mails that colleagues would get: to whom, and about what. */
  readonly notices: readonly TestNotice[];
  /** Events that other systems would be told of. */
  readonly told: readonly DomainEvent[];
  /** Calls a route as a person of the team. */
  call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown, person?: string): Promise<TestAnswer>;
  /** Fetches something as a reader would. */
  read(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Starts a process on a database and a store. @param env - Settings on top of the store's. @param media - What makes things of files; that of all tests without it, and closed by who gives it. */
export async function startProcess(
  database: Database,
  store: TestStore,
  env: Readonly<Record<string, string>> = {},
  now?: () => number,
  media?: TestPlatformOptions["media"],
): Promise<TestProcess> {
  const folder = await mkdtemp(join(tmpdir(), "nv-registry-"));
  const readSession = (cookie: string | undefined) => PEOPLE[decodeURIComponent(cookie ?? "")] ?? null;
  const audited: HostAuditEntry[] = [];
  const told: DomainEvent[] = [];
  const notices: TestNotice[] = [];
  const opened = await openTestPlatform({
    database,
    folder: store.folder ?? folder,
    sessions: { readSession, onSessionsChanged: () => () => undefined },
    noteInAudit: async (_transaction, entry) => void audited.push(entry),
    emit: async (_transaction, domainEvent) => void told.push(domainEvent),
    env: { ...store.env, ...env },
    now,
    storeLimits: store.limits,
    media,
  });
  const context = graphicsContext(opened.platform);
  const registry = {
    name: "graphics",
    migrations: { graphics: GRAPHICS_MIGRATIONS },
    open: () => openGraphics(context),
  };
  const elections = {
    name: "elections",
    migrations: { elections: ELECTIONS_MIGRATIONS },
    // Nights are renewed when a test says so.
    open: () => openElections(opened.platform, 0),
  };
  const fragments = {
    name: "includes",
    migrations: { includes: INCLUDES_MIGRATIONS },
    open: () => openIncludes(includesContext(opened.platform)),
  };
  const files = {
    name: "drops",
    migrations: { drops: DROPS_MIGRATIONS },
    open: () => openDrops(dropsContext(opened.platform)),
  };
  const oldLinks = {
    name: "legacy-links",
    migrations: { legacyLinks: LEGACY_LINKS_MIGRATIONS },
    // Nobody waits between two questions to a server of the test.
    open: () => openLegacyLinks(legacyLinksContext(opened.platform, async () => undefined)),
  };
  const styles = {
    name: "map-styles",
    migrations: { mapStyles: MAP_STYLES_MIGRATIONS },
    open: () => openMapStyles(mapStylesContext(opened.platform)),
  };
  const dated = {
    name: "series",
    migrations: { series: SERIES_MIGRATIONS },
    open() {
      const settings = seriesSettings(parseVariables(z.object(SERIES_VARIABLES), env));
      return openSeries(seriesContext(opened.platform), settings);
    },
  };
  const followed = {
    name: "trackers",
    migrations: { trackers: TRACKERS_MIGRATIONS },
    open: () => openTrackers(trackersContext(opened.platform)),
  };
  const sections = {
    name: "census-sections",
    migrations: { censusSections: SECTIONS_MIGRATIONS },
    open: () =>
      openCensusSections(
        sectionsContext(opened.platform, {
          mode: env.INE_BASE === undefined ? "off" : "fake",
          base: env.INE_BASE ?? "https://www.ine.es",
        }),
      ),
  };
  const museums = { name: "museum-pictures", open: () => openMuseumPictures(opened.platform) };
  const recovered = {
    name: "recovered-charts",
    open() {
      const { cdnBase } = opened.platform.datawrapper.settings;
      const settings = publishedChartsSettings(parseVariables(z.object(RECOVERED_CHARTS_VARIABLES), env), cdnBase);
      // Nobody waits for a turn at a server of the test.
      return openRecoveredCharts(opened.platform, settings, async () => undefined);
    },
  };
  const quakes = {
    name: "earthquakes",
    migrations: { earthquakes: EARTHQUAKE_MIGRATIONS },
    open() {
      const settings = earthquakeSettings(parseVariables(z.object(EARTHQUAKE_VARIABLES), env));
      return openEarthquakes(earthquakesContext(opened.platform, settings));
    },
  };
  const words = {
    name: "descriptions",
    migrations: { descriptions: DESCRIPTIONS_MIGRATIONS },
    open() {
      const settings = modelSettings(parseVariables(z.object(DESCRIPTION_VARIABLES), env));
      // Nobody waits between two questions to a server of the test.
      return openDescriptions(descriptionsContext(opened.platform, settings, async () => undefined));
    },
  };
  const pictures = {
    name: "photos",
    migrations: { photos: PHOTOS_MIGRATIONS },
    open() {
      const settings = photoSettings(parseVariables(z.object(PHOTO_VARIABLES), env));
      // Nobody waits between two questions to a server of the test.
      return openPhotos(photosContext(opened.platform, settings, async () => undefined));
    },
  };
  const heard = {
    name: "datawrapper-hook",
    migrations: { datawrapperHook: DATAWRAPPER_HOOK_MIGRATIONS },
    open: () => openDatawrapperHook(hookContext(opened.platform)),
  };
  const everybody = Object.values(PEOPLE).map(({ userId: id, email, name }) => ({ id, email, name, role: "" }));
  const post: SignOffPost = {
    people: { find: async () => [], everybody: async () => everybody },
    tellPeople: (task) =>
      database.transaction(database.kysely, (db) =>
        task({
          db,
          tellDescriptions: async () => undefined,
          tellNotice: async (personId, notice) => void notices.push({ personId, ...notice }),
        }),
      ),
  };
  const talked = { name: "comments", open: () => openComments(opened.platform, post) };
  const byTwo = { name: "sign-off", open: () => openSignOff(opened.platform, post) };
  const maps = { name: "light-maps", open: () => openLightMaps(opened.platform) };
  const features = await openFeatures(
    [
      ...[registry, fragments, files, oldLinks, styles, dated, followed, museums, recovered, quakes, maps],
      ...[sections, words, pictures, heard, elections, byTwo, talked],
    ],
    opened,
    opened,
  );
  const app = Fastify();
  setDefaultHeaders(app, securityHeaders(true));
  answerErrors(app);
  addBodyParsers(app);
  enforceAccess(app, { readSession, siteOrigin: SITE_URL, ownRules: "/.netlify" });
  for (const routes of [opened.routes, ...features.routes]) await app.register(routes);
  return {
    app,
    context,
    audited,
    notices,
    told,
    async call(method, url, body, person = "Ana Muestra") {
      const answer = await app.inject({
        method,
        url,
        headers: {
          cookie: encodeURIComponent(person),
          "sec-fetch-site": "same-origin",
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      const isJson = answer.headers["content-type"]?.toString().startsWith("application/json") ?? false;
      return { status: answer.statusCode, text: answer.body, body: isJson ? answer.json() : null };
    },
    read: async (url, extra = {}) => app.inject({ url, headers: extra }),
    async close() {
      await app.close();
      await features.close();
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database and a store of one test file. */
export interface TestHarness {
  readonly database: Database;
  readonly store: TestStore;
  /** Opens the database once more, as another process would. */
  openDatabase(): Promise<Database>;
  drop(): Promise<void>;
}

/** Makes both, empty. */
export async function createHarness(dialect: Dialect, createStore: () => Promise<TestStore>): Promise<TestHarness> {
  const [testDatabase, store] = await Promise.all([dialect.create(), createStore()]);
  const database = await testDatabase.open();
  return {
    database,
    store,
    openDatabase: () => testDatabase.open(),
    async drop() {
      await database.close();
      await Promise.all([testDatabase.drop(), store.drop()]);
    },
  };
}
