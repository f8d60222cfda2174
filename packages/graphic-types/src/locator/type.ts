import { graphicType } from "../graphic-type.ts";
import { aboutLocator } from "./about.ts";
import { locatorAtlas } from "./basemap.ts";
import { LocatorConfig } from "./config.ts";
import { WIDE_FROM_PX } from "./drawn-sizes.ts";
import { altDraft } from "./editor/alt-draft.ts";
import { locatorExample } from "./example.ts";
import { locatorFallback } from "./fallback.ts";
import { locatorPage, locatorShapes } from "./page.ts";
import { locatorFileRules, locatorRules } from "./rules.ts";

/** A map that says where something is. */
export const locator = graphicType({
  about: aboutLocator,
  schema: LocatorConfig,
  rules: locatorRules,
  fileRules: locatorFileRules,
  words: ({ marks, labels }) => [
    ...marks.flatMap(({ label, detail }) => [label, detail]),
    ...labels.map(({ text }) => text),
  ],
  atlas: locatorAtlas,
  page: locatorPage,
  fallback: locatorFallback,
  schemaType: "Map",
  turnsAtPx: () => [WIDE_FROM_PX],
  shapes: locatorShapes,
  altDraft,
  isShownByEditor: true,
  editor: async () => (await import("./Fields.tsx")).LocatorFields,
  example: locatorExample,
});
