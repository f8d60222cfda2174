import { EMBED_HOST_PATH, EMBED_INCLUDE_PATH, EMBED_STORY_PATH } from "@nv/contracts";
import type { FastifyBaseLogger } from "fastify";
import { CITABLE_TYPES, emptyDataList } from "../data-pages/core/data-lists.ts";
import type { SiteEvents } from "../events/site-events.ts";
import type { RunExclusive } from "../mutex/mutex.ts";
import type { PlatformSettings } from "../platform-settings.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { type Blobs, createBlobs } from "./blobs.ts";
import { isHostAmong } from "./core/newspaper-hosts.ts";
import { NIGHT_CACHES } from "./core/published-headers.ts";
import { DATA_PAGE, PUBLISHED_SECTIONS, type PublishedSection } from "./core/published-path.ts";
import { feedNamed, writeFeed } from "./core/story-feeds.ts";
import type { EmbedAssets } from "./embed-assets.ts";
import { goneDraft, goneFile, goneGraphic, goneInclude, goneLegacyLink } from "./gone-answer.ts";
import { PROVIDER_NAME } from "./oembed.service.ts";
import { createPublished, type PublishedHandler } from "./published.ts";
import { createPublishedCache } from "./published-cache.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { createReaders } from "./readers.ts";
import { createSightings, type Sightings } from "./sightings.ts";

/** Dependencies of publishing. */
interface PublishingDeps {
  readonly settings: PlatformSettings;
  readonly store: BlobStore;
  readonly events: SiteEvents;
  readonly assets: EmbedAssets;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origins beyond https that frames may come from. */
  readonly trustedOrigins: readonly string[];
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** Keeps work of one name apart, in all processes. */
  readonly withLock: RunExclusive;
  /** Hashes of bytes that are kept without any manifest. */
  readonly namedElsewhere: () => AsyncIterable<string>;
}

/** Publisher of everything below the first part of an address. */
export interface PublishedPlace extends Publisher {
  /** Makes readers of this process get a new pointer at once; other processes hear of it by the event `published`. */
  forget(slug: string): void;
}

/** Sections, assets, blobs and handler of everything that the newspaper's readers fetch. */
export interface Publishing {
  readonly sections: Readonly<Record<PublishedSection, PublishedPlace>>;
  readonly assets: EmbedAssets;
  /** Address at which readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  /** Hosts whose pages count as the newspaper's; empty for any, which nobody looks at. */
  readonly newspaperHosts: readonly string[];
  /** Origins beyond https that frames may come from. */
  readonly frameOrigins: readonly string[];
  readonly sightings: Sightings;
  /** Answers readers. */
  readonly readers: PublishedHandler;
  /** The bytes of all revisions, and of whoever keeps bytes of theirs with them. */
  readonly blobs: Blobs;
  close(): void;
}

/** Origins beyond https that frames may come from: our own is among them where it has no https yet, for the pages of the examples. */
function framedOrigins(publicBaseUrl: string, trustedOrigins: readonly string[]): readonly string[] {
  const { origin, protocol } = new URL(publicBaseUrl);
  return protocol === "https:" ? trustedOrigins : [origin, ...trustedOrigins];
}

/** Opens what readers fetch. */
export function openPublishing(deps: PublishingDeps): Publishing {
  const { settings, store, events, assets, headers, log, now, withLock } = deps;
  const { newspaperHosts, publicBaseUrl } = settings;
  const frameOrigins = framedOrigins(publicBaseUrl, deps.trustedOrigins);
  const onFailure = (error: unknown) => log.error({ err: error }, "something published could not be answered");
  const tools = { now, onFailure };
  const caches = {
    d: createPublishedCache(store, "d", tools),
    data: createPublishedCache(store, "data", tools),
    elecciones: createPublishedCache(store, "elecciones", tools),
    g: createPublishedCache(store, "g", tools),
    i: createPublishedCache(store, "i", tools),
    l: createPublishedCache(store, "l", tools),
    "map/style": createPublishedCache(store, "map/style", tools),
    p: createPublishedCache(store, "p", tools),
  };
  const answers = { store, headers, frameOrigins, publicBaseUrl, now, onFailure };
  function emptyFeed(name: string): string | null {
    const feed = feedNamed(name);
    return feed === null ? null : writeFeed(feed, { publicBaseUrl, stories: [] });
  }
  const published = {
    d: createPublished({ ...answers, section: "d", cache: caches.d, gone: goneFile }),
    data: createPublished({
      ...answers,
      section: "data",
      cache: caches.data,
      gone: goneFile,
      emptyList: (name) => emptyDataList(name, publicBaseUrl, PROVIDER_NAME),
      isFindable: true,
      leavesOut: ({ type, entry }) => !CITABLE_TYPES.has(type) || entry !== DATA_PAGE,
    }),
    elecciones: createPublished({
      ...answers,
      section: "elecciones",
      cache: caches.elecciones,
      gone: goneGraphic(assets.page),
      caches: NIGHT_CACHES,
      isFindable: true,
    }),
    g: createPublished({
      ...answers,
      section: "g",
      cache: caches.g,
      gone: goneGraphic(assets.page),
      emptyList: emptyFeed,
      isFindable: true,
    }),
    i: createPublished({ ...answers, section: "i", cache: caches.i, gone: goneInclude }),
    l: createPublished({ ...answers, section: "l", cache: caches.l, gone: goneLegacyLink }),
    "map/style": createPublished({ ...answers, section: "map/style", cache: caches["map/style"], gone: goneFile }),
    p: createPublished({ ...answers, section: "p", cache: caches.p, gone: goneDraft, isUnlisted: true }),
  };
  const blobs = createBlobs({ store, withLock, now, namedElsewhere: deps.namedElsewhere });
  const sightings = createSightings((host) => newspaperHosts.length === 0 || isHostAmong(newspaperHosts, host));
  const unsubscribe = events.subscribe(({ name, data }) => {
    const section = PUBLISHED_SECTIONS.find((known) => known === data.section);
    if (name === "published" && section !== undefined) caches[section].forget(String(data.slug));
  });
  const scripts = {
    [EMBED_HOST_PATH]: assets.hostScript,
    [EMBED_INCLUDE_PATH]: assets.includeScript,
    [EMBED_STORY_PATH]: assets.storyScript,
  };
  const oembed = { publicBaseUrl, pointer: caches.g.pointer };
  return {
    sections: {
      d: { ...createPublisher(store, blobs, "d"), forget: caches.d.forget },
      data: { ...createPublisher(store, blobs, "data"), forget: caches.data.forget },
      elecciones: { ...createPublisher(store, blobs, "elecciones"), forget: caches.elecciones.forget },
      g: { ...createPublisher(store, blobs, "g"), forget: caches.g.forget },
      i: { ...createPublisher(store, blobs, "i"), forget: caches.i.forget },
      l: { ...createPublisher(store, blobs, "l"), forget: caches.l.forget },
      "map/style": { ...createPublisher(store, blobs, "map/style"), forget: caches["map/style"].forget },
      p: { ...createPublisher(store, blobs, "p"), forget: caches.p.forget },
    },
    assets,
    publicBaseUrl,
    newspaperHosts,
    frameOrigins,
    sightings,
    readers: createReaders({ published, scripts, oembed, sightings, headers, onFailure }),
    blobs,
    close: unsubscribe,
  };
}
