import type { PresenceEvent } from "@nv/contracts/schemas";

/** Silence after which somebody counts as gone: three times what a page in sight waits, and more than a hidden one may. Milliseconds. */
export const SILENCE_MS = 150_000;

/** Tabs that are remembered; more would not be read. */
const MOST_TABS = 20;

/** A tab in which somebody has the same open. */
export interface PresentTab {
  readonly tab: string;
  readonly by: string;
  readonly byId: string;
  /** Which part of it the person is in; empty for none in particular. */
  readonly place: string;
  /** Unix epoch, milliseconds. */
  readonly heardAtMs: number;
}

/**
 * Lists the names of the accounts that have it open, each account once, since two people may have the same name; always in one order, whoever
 * was heard last.
 *
 * @param me - The account at the keyboard, and how its other tabs are called.
 */
export function presentNames(
  tabs: readonly PresentTab[],
  me: { readonly id: string; readonly name: string },
): readonly string[] {
  const names = new Map(tabs.map(({ byId, by }) => [byId, by]));
  const mine = names.delete(me.id) ? [me.name] : [];
  return [...[...names.values()].sort((one, other) => one.localeCompare(other, "es")), ...mine];
}

/** The tabs that were heard lately. */
export function stillPresent(tabs: readonly PresentTab[], nowMs: number): readonly PresentTab[] {
  return tabs.filter(({ heardAtMs }) => nowMs - heardAtMs < SILENCE_MS);
}

/** The tabs after one of them said that it is here, or that it goes. */
export function notePresence(
  tabs: readonly PresentTab[],
  { tab, by, byId, place, isHere }: Pick<PresenceEvent, "tab" | "by" | "byId" | "place" | "isHere">,
  nowMs: number,
): readonly PresentTab[] {
  const others = stillPresent(tabs, nowMs).filter((one) => one.tab !== tab);
  return isHere ? [...others, { tab, by, byId, place, heardAtMs: nowMs }].slice(-MOST_TABS) : others;
}

/** Lists the names in each part of it, each account once a part; whoever is in none is left out. @param me - As in {@link presentNames}. */
export function namesByPlace(
  tabs: readonly PresentTab[],
  me: Parameters<typeof presentNames>[1],
): ReadonlyMap<string, readonly string[]> {
  const places = new Set(tabs.map(({ place }) => place).filter((place) => place !== ""));
  const inPlace = (place: string) => tabs.filter((tab) => tab.place === place);
  return new Map([...places].map((place) => [place, presentNames(inPlace(place), me)]));
}
