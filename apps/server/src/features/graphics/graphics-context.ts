import type { Database } from "@nv/database";
import type { SiteEvents } from "../../platform/events/site-events.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import type { EmbedAssets } from "../../platform/publishing/embed-assets.ts";
import type { Publisher } from "../../platform/publishing/publisher.ts";
import type { Datawrapper } from "../../platform/services/datawrapper/datawrapper-client.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import type { TakeTurn } from "../../platform/turns/turns.ts";
import type { GraphicRow, GraphicsDb } from "./schema/tables.ts";

/** What the registry works with. */
export interface GraphicsContext {
  readonly database: Database;
  readonly db: GraphicsDb;
  readonly store: BlobStore;
  readonly publisher: Publisher;
  readonly assets: EmbedAssets;
  readonly datawrapper: Datawrapper;
  readonly outsideFetch: OutsideFetch;
  readonly events: SiteEvents;
  /** Makes readers of this process get a graphic's new pointer at once; others hear of it. */
  readonly forgetPublished: (slug: string) => void;
  /** Keeps publications of the same graphic apart, in this process. */
  readonly takeTurn: TakeTurn;
  readonly now: () => number;
  /** Where readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  /** Hosts whose pages count as the newspaper's; empty for any, which nobody looks at. */
  readonly newspaperHosts: readonly string[];
  readonly log: { error(details: object, message: string): void };
}

/** A change that is not made because the graphic is not as the person saw it. */
export class StaleVersion extends Error {
  override readonly name = "StaleVersion";
  readonly current: GraphicRow;

  constructor(current: GraphicRow) {
    super(`graphic ${current.id} is at version ${current.version}`);
    this.current = current;
  }
}
