import type { UnplacedDots } from "@nv/geography";
import type { Column } from "@nv/tables";
import type { Finding } from "@nv/ui/finding";
import type { DotLayer } from "./core/dot-layers";
import type { DotChoices } from "./core/dot-table";
import type { LostValues } from "./core/read-dot-values";

/** Request of the page for dots. */
export interface DotWish {
  readonly choices: DotChoices;
  readonly padsZeros: boolean;
  readonly way: "perDot" | "total";
  readonly amountText: string;
  readonly seed: number;
  /** Property of a brought file that holds the code. */
  readonly ownKey: string;
}

/** Look of a picture of the dots. Colours as `#rrggbb`. */
export interface DotLook {
  readonly widthPx: number;
  /** Pixels of the screen to one of these. */
  readonly ratio: number;
  readonly land: string;
  readonly line: string;
  /** By the category's place in {@link PlacedSummary.categories}. */
  readonly colours: readonly string[];
}

/** A file to take away. */
export type DotFormat = "csv" | "geojson" | "topojson" | "svg" | "png" | "datawrapper";

/** Content of the file of a picture. */
export interface DotFileWords {
  readonly caption: string;
  readonly look: DotLook;
}

/** Message from the page to the worker. */
export type DotRequest =
  | { readonly kind: "table"; readonly bytes: Uint8Array }
  | { readonly kind: "areas"; readonly text: string }
  | { readonly kind: "mask"; readonly text: string | null }
  | { readonly kind: "place"; readonly run: number; readonly wish: DotWish }
  | { readonly kind: "stop" }
  | { readonly kind: "paint"; readonly look: DotLook }
  | { readonly kind: "write"; readonly id: number; readonly format: DotFormat; readonly words: DotFileWords };

/** A table as the page sees it. */
export interface TableSummary {
  readonly columns: readonly Column[];
  readonly rows: number;
  /** Sentences; without columns, why there are none. */
  readonly problems: readonly string[];
  readonly suggested: DotChoices | null;
}

/** Summary of the placed dots. */
export interface PlacedSummary {
  readonly total: number;
  readonly perDot: number;
  readonly layer: DotLayer;
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  readonly unplaced: readonly UnplacedDots[];
  /** Part of the table that is not on the map. */
  readonly lost: LostValues;
}

/** Areas of a file that somebody brought. */
export interface BroughtAreas {
  readonly count: number;
  /** Reason why there are none; empty when all is well. */
  readonly problem: string;
  /** Sentence about what in the file is no area; empty when all is. */
  readonly left: string;
}

/** Areas into which dots are put. */
export interface OwnAreas extends BroughtAreas {
  /** Names of properties that may be the code. */
  readonly keys: readonly string[];
}

/** Message from the worker to the page. */
export type DotNews =
  | { readonly kind: "table"; readonly table: TableSummary }
  | ({ readonly kind: "areas" } & OwnAreas)
  | ({ readonly kind: "mask" } & BroughtAreas)
  | { readonly kind: "read"; readonly run: number; readonly findings: readonly Finding[]; readonly lostZeros: number }
  | { readonly kind: "refused"; readonly run: number; readonly problem: string; readonly suggested: string }
  | { readonly kind: "placing"; readonly run: number; readonly share: number }
  | { readonly kind: "placed"; readonly run: number; readonly summary: PlacedSummary }
  | { readonly kind: "picture"; readonly picture: ImageBitmap }
  | { readonly kind: "file"; readonly id: number; readonly content: Blob }
  | { readonly kind: "failed"; readonly what: string };
