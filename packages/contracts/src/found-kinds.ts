// Made of the folders beside it by `npm run fix`.

import { DROP_RECORD } from "./drops/kind.ts";
import { ELECTION_RECORD } from "./elections/kind.ts";
import { INCLUDE_RECORD } from "./includes/kind.ts";
import { LEGACY_LINK_RECORD } from "./legacy-links/kind.ts";
import { MAP_STYLE_RECORD } from "./map-styles/kind.ts";
import { SERIES_RECORD } from "./series/kind.ts";
import { TRACKER_RECORD } from "./trackers/kind.ts";

/** Kinds of record that their folders declare. */
export const FOUND_KINDS = [
  DROP_RECORD,
  ELECTION_RECORD,
  INCLUDE_RECORD,
  LEGACY_LINK_RECORD,
  MAP_STYLE_RECORD,
  SERIES_RECORD,
  TRACKER_RECORD,
] as const;
