import type { StreetsFound } from "@nv/contracts/schemas";
import type { StreetsOrder } from "./find-streets.ts";

/** Order to the thread that reads streets. */
export interface StreetsRequest {
  /** Archive of tiles or file of OpenStreetMap that is read. */
  readonly from: StreetsSource;
  readonly trustedOrigins: readonly string[];
  readonly order: StreetsOrder;
  /** As it is, or as packed JSON for who asks from elsewhere. */
  readonly as: "ground" | "packed";
}

/** Source of streets, for the thread. */
export type StreetsSource =
  /** Absolute path of an archive of tiles, or its address. */
  | { readonly kind: "tiles"; readonly address: string }
  /** A file of OpenStreetMap, by its hash; its bytes when the thread asked for them. */
  | { readonly kind: "osm"; readonly hash: string; readonly bytes: Uint8Array | null };

/** Answer of the thread. */
export type StreetsAnswer =
  /** It does not have that file at hand. */
  | { readonly wants: "bytes" }
  | { readonly found: StreetsFound }
  | { readonly packed: Uint8Array }
  /** It could not be read: for the log. */
  | { readonly failure: string };
