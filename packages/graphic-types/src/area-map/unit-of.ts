import { columnAt } from "../data-map/values/map-values.ts";
import type { AreaMapConfig } from "./config.ts";

/** Unit of what colours a map: the one that somebody wrote, or that of its column. */
export const unitOf = ({ unit, data, value }: Pick<AreaMapConfig, "unit" | "data" | "value">): string =>
  unit || (data.columns[columnAt(data, value)]?.unit ?? "");
