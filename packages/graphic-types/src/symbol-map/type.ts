import { graphicType } from "../graphic-type.ts";
import { aboutSymbolMap } from "./about.ts";
import { SymbolMapConfig } from "./config.ts";
import { symbolMapExample } from "./example.ts";
import { symbolMapRules } from "./rules.ts";
import { citedSymbols, toldSymbols } from "./told-symbols.ts";

/** A map with a symbol at each place, as large as its data. */
export const symbolMap = graphicType({
  about: aboutSymbolMap,
  schema: SymbolMapConfig,
  rules: symbolMapRules,
  words: ({ data }) => data.columns.map(({ name }) => name),
  cited: citedSymbols,
  told: toldSymbols,
  schemaType: "Map",
  theme: () => "auto",
  altDraft: async (config) => (await import("./alt-draft.ts")).altDraft(config),
  rendering: async () => (await import("./rendering.ts")).symbolMapRendering,
  editor: async () => (await import("./Fields.tsx")).SymbolMapFields,
  example: symbolMapExample,
});
