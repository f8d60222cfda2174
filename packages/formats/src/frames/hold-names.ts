import type { Hold } from "./core/stops.ts";

/** Names of the ways of standing still while a text is read. */
export const HOLD_NAMES: Readonly<Record<Hold, string>> = {
  none: "No se para",
  short: "Se para un momento",
  long: "Se para casi todo el paso",
};
