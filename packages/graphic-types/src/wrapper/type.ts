import { graphicType } from "../graphic-type.ts";
import { framesVersions } from "../keeps-version.ts";
import { aboutWrapper } from "./about.ts";
import { WrapperConfig } from "./config.ts";
import { wrapperExample } from "./example.ts";
import { wrapperPage } from "./page.ts";
import { wrapperRules } from "./rules.ts";

/** Several charts under a heading of ours. */
export const wrapper = graphicType({
  about: aboutWrapper,
  schema: WrapperConfig,
  ...framesVersions,
  rules: wrapperRules,
  page: wrapperPage,
  turnsAtPx: ({ layout, breakpointPx }) => (layout === "two" || layout === "three" ? [breakpointPx] : []),
  editor: async () => (await import("./Fields.tsx")).WrapperFields,
  example: wrapperExample,
});
