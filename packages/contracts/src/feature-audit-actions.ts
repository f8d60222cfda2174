// Made of the folders beside it by `npm run fix`.

import { ASSISTANTS_AUDIT_ACTIONS } from "./assistants/audit-actions.ts";
import { CASES_AUDIT_ACTIONS } from "./cases/audit-actions.ts";
import { CENSUS_SECTIONS_AUDIT_ACTIONS } from "./census-sections/audit-actions.ts";
import { DATAWRAPPER_HOOK_AUDIT_ACTIONS } from "./datawrapper-hook/audit-actions.ts";
import { DESCRIPTIONS_AUDIT_ACTIONS } from "./descriptions/audit-actions.ts";
import { ELECTIONS_AUDIT_ACTIONS } from "./elections/audit-actions.ts";
import { GRAPHICS_AUDIT_ACTIONS } from "./graphics/audit-actions.ts";
import { HOUSE_STYLE_AUDIT_ACTIONS } from "./house-style/audit-actions.ts";
import { MAP_STYLES_AUDIT_ACTIONS } from "./map-styles/audit-actions.ts";
import { PHOTOS_AUDIT_ACTIONS } from "./photos/audit-actions.ts";
import { PROGRAMS_AUDIT_ACTIONS } from "./programs/audit-actions.ts";
import { READING_AUDIT_ACTIONS } from "./reading/audit-actions.ts";
import { RECOVERED_CHARTS_AUDIT_ACTIONS } from "./recovered-charts/audit-actions.ts";
import { SIGN_OFF_AUDIT_ACTIONS } from "./sign-off/audit-actions.ts";
import { TEAM_AUDIT_ACTIONS } from "./team/audit-actions.ts";
import { VOTES_AUDIT_ACTIONS } from "./votes/audit-actions.ts";
import { WEBHOOKS_AUDIT_ACTIONS } from "./webhooks/audit-actions.ts";

/** Actions in the audit that features declare. */
export const FEATURE_AUDIT_ACTIONS = {
  ...ASSISTANTS_AUDIT_ACTIONS,
  ...CASES_AUDIT_ACTIONS,
  ...CENSUS_SECTIONS_AUDIT_ACTIONS,
  ...DATAWRAPPER_HOOK_AUDIT_ACTIONS,
  ...DESCRIPTIONS_AUDIT_ACTIONS,
  ...ELECTIONS_AUDIT_ACTIONS,
  ...GRAPHICS_AUDIT_ACTIONS,
  ...HOUSE_STYLE_AUDIT_ACTIONS,
  ...MAP_STYLES_AUDIT_ACTIONS,
  ...PHOTOS_AUDIT_ACTIONS,
  ...PROGRAMS_AUDIT_ACTIONS,
  ...READING_AUDIT_ACTIONS,
  ...RECOVERED_CHARTS_AUDIT_ACTIONS,
  ...SIGN_OFF_AUDIT_ACTIONS,
  ...TEAM_AUDIT_ACTIONS,
  ...VOTES_AUDIT_ACTIONS,
  ...WEBHOOKS_AUDIT_ACTIONS,
} as const;
