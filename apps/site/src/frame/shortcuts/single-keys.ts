import { browserStore } from "@nv/web";

/** `localStorage` key that says that keys alone do nothing. */
const SINGLE_KEYS_KEY = "nv.single-keys";
const OFF = "off";

/** Whether keys alone, without Ctrl, do something; they do until somebody turns them off. */
export const hasSingleKeys = (): boolean => browserStore.read(SINGLE_KEYS_KEY) !== OFF;

/** Turns keys alone on or off, in this browser. */
export const setSingleKeys = (areOn: boolean): void => browserStore.keep(SINGLE_KEYS_KEY, areOn ? null : OFF);
