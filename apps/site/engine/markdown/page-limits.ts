import {
  ALT_TEXT_LENGTHS,
  COMPOSED_LIMITS,
  ELECTION_LIMITS,
  FILE_LIMITS,
  GRAPHIC_LIMITS,
  INCLUDE_LIMITS,
  LEGACY_LINK_LIMITS,
  PHOTO_LIMITS,
  RECOVERED_CHARTS_LIMITS,
  SECTION_LIMITS,
  SERIES_LIMITS,
  TRACKER_LIMITS,
} from "@nv/contracts";

const MB = 1_000_000;

/**
 * Limits that pages name: figures that the product keeps too, so that no page says another one. They come from modules without
 * schemas: what reads the configuration of the site cannot load those.
 */
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
  "mediaQuery.rules": COMPOSED_LIMITS.widthRules,
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
  "switcher.items": COMPOSED_LIMITS.switched,
  "trackers.events": TRACKER_LIMITS.events,
  "trackers.members": TRACKER_LIMITS.members,
  "trackers.polls": TRACKER_LIMITS.polls,
  "trackers.series": TRACKER_LIMITS.series,
  "wrapper.charts": COMPOSED_LIMITS.wrapped,
} as const satisfies Readonly<Record<string, number>>;
