import type { Rendering } from "../graphic-type.ts";
import type { TableConfig } from "./config.ts";
import { PHONE_BELOW_PX } from "./draw/table-styles.ts";
import { tablePage } from "./page.ts";
import { tableFileRules } from "./rules.ts";

/** Pages of tables. */
export const tableRendering: Rendering<TableConfig> = {
  page: tablePage,
  fileRules: tableFileRules,
  turnsAtPx: () => [PHONE_BELOW_PX],
};
