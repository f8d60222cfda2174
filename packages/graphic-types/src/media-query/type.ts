import { graphicType } from "../graphic-type.ts";
import { framesVersions } from "../keeps-version.ts";
import { aboutMediaQuery } from "./about.ts";
import { MediaQueryConfig } from "./config.ts";
import { mediaQueryExample } from "./example.ts";
import { mediaQueryPage } from "./page.ts";
import { mediaQueryRules } from "./rules.ts";

/** A chart for the phone and another for the desk. */
export const mediaQuery = graphicType({
  about: aboutMediaQuery,
  schema: MediaQueryConfig,
  ...framesVersions,
  rules: mediaQueryRules,
  page: mediaQueryPage,
  turnsAtPx: ({ rules }) => rules.map(({ minPx }) => minPx),
  editor: async () => (await import("./Fields.tsx")).MediaQueryFields,
  example: mediaQueryExample,
});
