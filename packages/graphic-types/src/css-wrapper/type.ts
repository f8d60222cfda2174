import { graphicType } from "../graphic-type.ts";
import { framesVersions } from "../keeps-version.ts";
import { aboutCssWrapper } from "./about.ts";
import { CssWrapperConfig } from "./config.ts";
import { cssWrapperExample } from "./example.ts";
import { cssWrapperBox, cssWrapperPage } from "./page.ts";
import { cssWrapperRules } from "./rules.ts";

/** A chart with a place of its own in the article. */
export const cssWrapper = graphicType({
  about: aboutCssWrapper,
  schema: CssWrapperConfig,
  ...framesVersions,
  rules: cssWrapperRules,
  page: cssWrapperPage,
  box: cssWrapperBox,
  editor: async () => (await import("./Fields.tsx")).CssWrapperFields,
  example: cssWrapperExample,
});
