import { graphicType } from "../graphic-type.ts";
import { aboutAreaMap } from "./about.ts";
import { AreaMapConfig } from "./config.ts";
import { areaMapExample } from "./example.ts";
import { areaMapRules } from "./rules.ts";
import { citedMap, toldMap } from "./told-map.ts";

/** A map whose areas are coloured by the data of a table. */
export const areaMap = graphicType({
  about: aboutAreaMap,
  schema: AreaMapConfig,
  rules: areaMapRules,
  words: ({ data }) => data.columns.map(({ name }) => name),
  cited: citedMap,
  told: toldMap,
  schemaType: "Map",
  theme: () => "auto",
  altDraft: async (config) => (await import("./alt-draft.ts")).altDraft(config),
  rendering: async () => (await import("./rendering.ts")).areaMapRendering,
  editor: async () => (await import("./Fields.tsx")).AreaMapFields,
  example: areaMapExample,
});
