import { aboutFramed } from "../framed/about.ts";
import type { AboutType } from "../graphic-type.ts";
import { KEEPS_VERSION_LABEL } from "../keeps-version.ts";
import type { DatawrapperConfig } from "./config.ts";
import { datawrapperKind } from "./kind.ts";

const framed = aboutFramed(datawrapperKind);

/** A chart of Datawrapper. */
export const aboutDatawrapper: AboutType<"datawrapper", DatawrapperConfig> = {
  ...framed,
  labels: { ...framed.labels, keepsVersion: KEEPS_VERSION_LABEL },
  mapSources: (config, map) => ({ ...config, source: map(config.source, "source") }),
  first: () => ({ type: "datawrapper", source: "" }),
};
