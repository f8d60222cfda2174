import { z } from "zod";
import type { Capabilities } from "./capabilities.ts";

/** Choice of a piece that frames charts: whether readers keep the version that there was when it went out. Without it they have what is out of the chart. */
export const keepsVersion = z.boolean().optional();

/** Label of the choice. */
export const KEEPS_VERSION_LABEL = "Versión fija";

const isKept = (config: { readonly keepsVersion?: boolean | undefined }) => config.keepsVersion === true;

/** Capabilities of a type whose pieces frame charts: one that keeps a version goes out again when there is another. */
export const framesVersions: Pick<
  Capabilities<{ readonly keepsVersion?: boolean | undefined }>,
  "framesVersion" | "follows"
> = { framesVersion: isKept, follows: isKept };
