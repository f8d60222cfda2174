import { graphicType } from "../graphic-type.ts";
import { framesVersions } from "../keeps-version.ts";
import { aboutSwitcher } from "./about.ts";
import { SwitcherConfig } from "./config.ts";
import { switcherExample } from "./example.ts";
import { switcherPage } from "./page.ts";
import { switcherRules } from "./rules.ts";

/** One of several charts, chosen by the reader. */
export const switcher = graphicType({
  about: aboutSwitcher,
  schema: SwitcherConfig,
  ...framesVersions,
  rules: switcherRules,
  page: switcherPage,
  editor: async () => (await import("./Fields.tsx")).SwitcherFields,
  example: switcherExample,
});
