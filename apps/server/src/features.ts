import { FOUND_FEATURES } from "./found-features.ts";
import type { Feature } from "./platform/feature.ts";

/** Everything that people do with the server, each a folder of `features/`. */
export const FEATURES: readonly Feature[] = FOUND_FEATURES;
