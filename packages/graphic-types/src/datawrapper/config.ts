import type { z } from "zod";
import { framedConfig } from "../framed/config.ts";
import { keepsVersion } from "../keeps-version.ts";

/** A chart of Datawrapper, as it is out or as it was. */
export const DatawrapperConfig = framedConfig("datawrapper").extend({ keepsVersion });
export type DatawrapperConfig = z.infer<typeof DatawrapperConfig>;
