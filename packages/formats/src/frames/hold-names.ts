import type { Hold } from "./core/stops.ts";

/** What the ways of standing still while a text is read are called. */
export const HOLD_NAMES: Readonly<Record<Hold, string>> = {
  none: "No se para",
  short: "Se para un momento",
  long: "Se para casi todo el paso",
};
