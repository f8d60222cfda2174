// Made of the folders beside it by `npm run fix`.

import { administration } from "./features/administration/administration.feature.ts";
import { assistants } from "./features/assistants/assistants.feature.ts";
import { cases } from "./features/cases/cases.feature.ts";
import { censusSections } from "./features/census-sections/census-sections.feature.ts";
import { comments } from "./features/comments/comments.feature.ts";
import { composer } from "./features/composer/composer.feature.ts";
import { copies } from "./features/copies/copies.feature.ts";
import { datawrapperHook } from "./features/datawrapper-hook/datawrapper-hook.feature.ts";
import { descriptions } from "./features/descriptions/descriptions.feature.ts";
import { drops } from "./features/drops/drops.feature.ts";
import { earthquakes } from "./features/earthquakes/earthquakes.feature.ts";
import { elections } from "./features/elections/elections.feature.ts";
import { formats } from "./features/formats/formats.feature.ts";
import { graphics } from "./features/graphics/graphics.feature.ts";
import { home } from "./features/home/home.feature.ts";
import { houseStyle } from "./features/house-style/house-style.feature.ts";
import { includes } from "./features/includes/includes.feature.ts";
import { legacyLinks } from "./features/legacy-links/legacy-links.feature.ts";
import { lightMaps } from "./features/light-maps/light-maps.feature.ts";
import { mapStyles } from "./features/map-styles/map-styles.feature.ts";
import { museumPictures } from "./features/museum-pictures/museum-pictures.feature.ts";
import { operations } from "./features/operations/operations.feature.ts";
import { outbox } from "./features/outbox/outbox.feature.ts";
import { photos } from "./features/photos/photos.feature.ts";
import { places } from "./features/places/places.feature.ts";
import { programs } from "./features/programs/programs.feature.ts";
import { reading } from "./features/reading/reading.feature.ts";
import { recoveredCharts } from "./features/recovered-charts/recovered-charts.feature.ts";
import { series } from "./features/series/series.feature.ts";
import { session } from "./features/session/session.feature.ts";
import { shipRecordings } from "./features/ship-recordings/ship-recordings.feature.ts";
import { signOff } from "./features/sign-off/sign-off.feature.ts";
import { team } from "./features/team/team.feature.ts";
import { traces } from "./features/traces/traces.feature.ts";
import { trackers } from "./features/trackers/trackers.feature.ts";
import { votes } from "./features/votes/votes.feature.ts";
import { webhooks } from "./features/webhooks/webhooks.feature.ts";

/** Features, each a folder of `features/`. */
export const FOUND_FEATURES = [
  administration,
  assistants,
  cases,
  censusSections,
  comments,
  composer,
  copies,
  datawrapperHook,
  descriptions,
  drops,
  earthquakes,
  elections,
  formats,
  graphics,
  home,
  houseStyle,
  includes,
  legacyLinks,
  lightMaps,
  mapStyles,
  museumPictures,
  operations,
  outbox,
  photos,
  places,
  programs,
  reading,
  recoveredCharts,
  series,
  session,
  shipRecordings,
  signOff,
  team,
  traces,
  trackers,
  votes,
  webhooks,
] as const;
