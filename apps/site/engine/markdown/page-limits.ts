import {
  ALT_TEXT_LENGTHS,
  ELECTION_LIMITS,
  FILE_LIMITS,
  GRAPHIC_LIMITS,
  LEGACY_LINK_LIMITS,
  PHOTO_LIMITS,
  RECOVERED_CHARTS_LIMITS,
  SECTION_LIMITS,
  SERIES_LIMITS,
  TRACKER_LIMITS,
} from "@nv/contracts";
import { INCLUDE_LIMITS } from "@nv/contracts/schemas";
import { MOST_SWITCHED, MOST_WIDTH_RULES, MOST_WRAPPED } from "@nv/graphic-types";

const MB = 1_000_000;

/** Limits that pages name: figures that the product keeps too, so that no page says another one. */
export const PAGE_LIMITS = {
  "altText.advised": ALT_TEXT_LENGTHS.advised,
  "altText.most": ALT_TEXT_LENGTHS.most,
  "elections.blocs": ELECTION_LIMITS.blocs,
  "elections.headlines": ELECTION_LIMITS.headlines,
  "elections.leastSeconds": ELECTION_LIMITS.leastSeconds,
  "elections.lists": ELECTION_LIMITS.lists,
  "files.archiveFiles": FILE_LIMITS.archiveFiles,
  "graphics.bulkItems": GRAPHIC_LIMITS.bulkItems,
  "graphics.importRows": GRAPHIC_LIMITS.importRows,
  "graphics.tags": GRAPHIC_LIMITS.tags,
  "includes.body": INCLUDE_LIMITS.body,
  "legacy.archiveMb": LEGACY_LINK_LIMITS.archiveBytes / MB,
  "legacy.importRows": LEGACY_LINK_LIMITS.importRows,
  "mediaQuery.rules": MOST_WIDTH_RULES,
  "photos.batchItems": PHOTO_LIMITS.batchItems,
  "photos.mostMb": PHOTO_LIMITS.mostBytes / MB,
  "recovered.atOnce": RECOVERED_CHARTS_LIMITS.atOnce,
  "sections.codes": SECTION_LIMITS.codes,
  "sections.corners": SECTION_LIMITS.corners,
  "sections.points": SECTION_LIMITS.points,
  "sections.sectionsMet": SECTION_LIMITS.sectionsMet,
  "sections.shapes": SECTION_LIMITS.shapes,
  "series.columns": SERIES_LIMITS.columns,
  "series.observations": SERIES_LIMITS.observations,
  "series.rules": SERIES_LIMITS.rules,
  "switcher.items": MOST_SWITCHED,
  "trackers.events": TRACKER_LIMITS.events,
  "trackers.members": TRACKER_LIMITS.members,
  "trackers.polls": TRACKER_LIMITS.polls,
  "trackers.series": TRACKER_LIMITS.series,
  "wrapper.charts": MOST_WRAPPED,
} as const satisfies Readonly<Record<string, number>>;
