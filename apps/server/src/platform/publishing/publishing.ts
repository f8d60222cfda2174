import type { FastifyBaseLogger } from "fastify";
import type { SiteEvents } from "../events/site-events.ts";
import type { PlatformSettings } from "../platform-settings.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { isHostAmong } from "./core/newspaper-hosts.ts";
import type { EmbedAssets } from "./embed-assets.ts";
import { createPublished, type PublishedHandler } from "./published.ts";
import { createPublishedCache } from "./published-cache.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { createReaders } from "./readers.ts";
import { createSightings, type Sightings } from "./sightings.ts";

/** What publishing is opened with. */
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
}

/** What readers of the newspaper fetch, and how it gets there. */
export interface Publishing extends Publisher {
  readonly assets: EmbedAssets;
  /** Where readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  /** Hosts whose pages count as the newspaper's; empty for any, which nobody looks at. */
  readonly newspaperHosts: readonly string[];
  /** Origins beyond https that frames may come from. */
  readonly frameOrigins: readonly string[];
  readonly sightings: Sightings;
  /** Makes readers of this process get a new pointer at once; other processes hear of it by the event `published`. */
  forget(slug: string): void;
  /** Answers readers. */
  readonly readers: PublishedHandler;
  close(): void;
}

/** Opens what readers fetch. */
export function openPublishing(deps: PublishingDeps): Publishing {
  const { settings, store, events, assets, headers, log, now, trustedOrigins } = deps;
  const { newspaperHosts, publicBaseUrl } = settings;
  const cache = createPublishedCache(store, now);
  const sightings = createSightings((host) => newspaperHosts.length === 0 || isHostAmong(newspaperHosts, host));
  const unsubscribe = events.subscribe(({ name, data }) => {
    if (name === "published" && typeof data.slug === "string") cache.forget(data.slug);
  });
  const onFailure = (error: unknown) => log.error({ err: error }, "something published could not be answered");
  const published = createPublished({
    store,
    cache,
    headers,
    frameOrigins: trustedOrigins,
    assets: assets.page,
    onFailure,
  });
  const oembed = { publicBaseUrl, pointer: cache.pointer };
  return {
    ...createPublisher(store),
    assets,
    publicBaseUrl,
    newspaperHosts,
    frameOrigins: trustedOrigins,
    sightings,
    forget: cache.forget,
    readers: createReaders({ published, hostScript: assets.hostScript, oembed, sightings, headers, onFailure }),
    close: unsubscribe,
  };
}
