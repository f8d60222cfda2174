import type { Asked, List } from "./core/read-list";

/** Corrections by a person of how a list was understood. */
export type ListCorrections = Partial<Pick<List, "kind" | "first" | "second">>;

/** Message of the page to the worker. */
export type ListRequest =
  | { readonly kind: "text"; readonly run: number; readonly text: string }
  | { readonly kind: "file"; readonly run: number; readonly bytes: Uint8Array }
  | { readonly kind: "correct"; readonly run: number; readonly corrections: ListCorrections };

/** A list that was read, and what each of its rows asks for. */
export interface UnderstoodList {
  /** `null` while there is none. */
  readonly list: List | null;
  readonly asked: readonly Asked[];
  /** Whether latitude and longitude seem to be in each other's place. */
  readonly isExchanged: boolean;
  /** Note on how it was read, where that is worth a word. */
  readonly notice: string;
  /** Reason why it is no list; empty when it is. */
  readonly fault: string;
}

/** Message of the worker to the page. */
export type ListNews =
  | { readonly kind: "understood"; readonly run: number; readonly understood: UnderstoodList }
  | { readonly kind: "failed"; readonly what: string };
