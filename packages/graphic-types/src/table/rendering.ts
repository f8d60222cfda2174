import type { Rendering } from "../graphic-type.ts";
import type { TableConfig } from "./config.ts";
import { PHONE_BELOW_PX } from "./draw/table-styles.ts";
import { filledTable } from "./filled-table.ts";
import { tablePage } from "./page.ts";
import { tableFileRules } from "./rules.ts";

/** Pages of tables. */
export const tableRendering: Rendering<TableConfig> = {
  page: tablePage,
  filled: (config, { dataOf }) => (config.countOf === "" ? config : filledTable(config, dataOf(config.countOf))),
  fileRules: tableFileRules,
  turnsAtPx: () => [PHONE_BELOW_PX],
};
