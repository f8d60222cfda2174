// Made of the folders beside it by `npm run fix`.

import { ADMINISTRATION_ERRORS } from "./administration/errors.ts";
import { ASSISTANTS_ERRORS } from "./assistants/errors.ts";
import { CASES_ERRORS } from "./cases/errors.ts";
import { CENSUS_SECTIONS_ERRORS } from "./census-sections/errors.ts";
import { COMMENTS_ERRORS } from "./comments/errors.ts";
import { COMPOSER_ERRORS } from "./composer/errors.ts";
import { DROPS_ERRORS } from "./drops/errors.ts";
import { ELECTIONS_ERRORS } from "./elections/errors.ts";
import { FORMATS_ERRORS } from "./formats/errors.ts";
import { GRAPHICS_ERRORS } from "./graphics/errors.ts";
import { HOUSE_STYLE_ERRORS } from "./house-style/errors.ts";
import { INCLUDES_ERRORS } from "./includes/errors.ts";
import { LEGACY_LINKS_ERRORS } from "./legacy-links/errors.ts";
import { MAP_STYLES_ERRORS } from "./map-styles/errors.ts";
import { MUSEUM_PICTURES_ERRORS } from "./museum-pictures/errors.ts";
import { PHOTOS_ERRORS } from "./photos/errors.ts";
import { PLACES_ERRORS } from "./places/errors.ts";
import { PROGRAMS_ERRORS } from "./programs/errors.ts";
import { READING_ERRORS } from "./reading/errors.ts";
import { RECOVERED_CHARTS_ERRORS } from "./recovered-charts/errors.ts";
import { SERIES_ERRORS } from "./series/errors.ts";
import { SHIP_RECORDINGS_ERRORS } from "./ship-recordings/errors.ts";
import { SIGN_OFF_ERRORS } from "./sign-off/errors.ts";
import { TEAM_ERRORS } from "./team/errors.ts";
import { TRACKERS_ERRORS } from "./trackers/errors.ts";
import { VOTES_ERRORS } from "./votes/errors.ts";
import { WEBHOOKS_ERRORS } from "./webhooks/errors.ts";

/** Failures that features declare. */
export const FEATURE_ERRORS = {
  ...ADMINISTRATION_ERRORS,
  ...ASSISTANTS_ERRORS,
  ...CASES_ERRORS,
  ...CENSUS_SECTIONS_ERRORS,
  ...COMMENTS_ERRORS,
  ...COMPOSER_ERRORS,
  ...DROPS_ERRORS,
  ...ELECTIONS_ERRORS,
  ...FORMATS_ERRORS,
  ...GRAPHICS_ERRORS,
  ...HOUSE_STYLE_ERRORS,
  ...INCLUDES_ERRORS,
  ...LEGACY_LINKS_ERRORS,
  ...MAP_STYLES_ERRORS,
  ...MUSEUM_PICTURES_ERRORS,
  ...PHOTOS_ERRORS,
  ...PLACES_ERRORS,
  ...PROGRAMS_ERRORS,
  ...READING_ERRORS,
  ...RECOVERED_CHARTS_ERRORS,
  ...SERIES_ERRORS,
  ...SHIP_RECORDINGS_ERRORS,
  ...SIGN_OFF_ERRORS,
  ...TEAM_ERRORS,
  ...TRACKERS_ERRORS,
  ...VOTES_ERRORS,
  ...WEBHOOKS_ERRORS,
} as const;
