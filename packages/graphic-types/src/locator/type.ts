import { graphicType } from "../graphic-type.ts";
import { aboutLocator } from "./about.ts";
import { LocatorConfig } from "./config.ts";
import { locatorDoubts } from "./doubts.ts";
import { locatorExample } from "./example.ts";
import { locatorRules } from "./rules.ts";

/** A map that says where something is. */
export const locator = graphicType({
  about: aboutLocator,
  schema: LocatorConfig,
  rules: locatorRules,
  words: ({ marks, labels }) => [
    ...marks.flatMap(({ label, detail }) => [label, detail]),
    ...labels.map(({ text }) => text),
  ],
  rendering: async () => (await import("./rendering.ts")).locatorRendering,
  schemaType: "Map",
  // Colours of one's own are the same on any ground.
  theme: ({ style, colours }) => (style === "claro" && colours === null ? "auto" : "light"),
  doubts: locatorDoubts,
  altDraft: async (config) => (await import("./editor/alt-draft.ts")).altDraft(config),
  isShownByEditor: true,
  editor: async () => (await import("./Fields.tsx")).LocatorFields,
  example: locatorExample,
});
