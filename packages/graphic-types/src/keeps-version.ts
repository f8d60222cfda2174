import { z } from "zod";
import type { Capabilities } from "./capabilities.ts";

/** Choice of a piece that frames charts: whether readers keep the version that there was when it went out. Without it they have what is out of the chart. */
export const keepsVersion = z.boolean().default(false);

/** Label of the choice. */
export const KEEPS_VERSION_LABEL = "Versión fija";

/** Advice beside the choice. */
export const KEEPS_VERSION_HINT =
  "Los lectores ven la versión que había al publicar; cuando hay otra, la pieza se publica de nuevo. Sin ella ven siempre la que está publicada";

const isKept = (config: { readonly keepsVersion: boolean }) => config.keepsVersion;

/** Capabilities of a type whose pieces frame charts: one that keeps a version goes out again when there is another. */
export const framesVersions: Pick<Capabilities<{ readonly keepsVersion: boolean }>, "framesVersion" | "follows"> = {
  framesVersion: isKept,
  follows: isKept,
};
