import { graphicType } from "../graphic-type.ts";
import { aboutTable } from "./about.ts";
import { TableConfig } from "./config.ts";
import { tableExample } from "./example.ts";
import { tableRules } from "./rules.ts";
import { citedTable, toldTable } from "./told-table.ts";

/** A table that readers search, sort and read whole without a script. */
export const table = graphicType({
  about: aboutTable,
  schema: TableConfig,
  rules: tableRules,
  follows: ({ countOf, follows }) => follows && countOf !== "",
  words: ({ data }) => data.columns.map(({ name }) => name),
  cited: citedTable,
  told: toldTable,
  theme: () => "auto",
  rendering: async () => (await import("./rendering.ts")).tableRendering,
  editor: async () => (await import("./Fields.tsx")).TableFields,
  example: tableExample,
});
