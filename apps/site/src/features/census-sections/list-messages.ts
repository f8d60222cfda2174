import type { Asked, List } from "./core/read-list";

/** What was understood otherwise than somebody says. */
export type ListCorrections = Partial<Pick<List, "kind" | "first" | "second">>;

/** What the page says to the worker. */
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
  /** How it was read, where that is worth a word. */
  readonly notice: string;
  /** Why it is no list; empty when it is. */
  readonly fault: string;
}

/** What the worker says. */
export type ListNews =
  | { readonly kind: "understood"; readonly run: number; readonly understood: UnderstoodList }
  | { readonly kind: "failed"; readonly what: string };
