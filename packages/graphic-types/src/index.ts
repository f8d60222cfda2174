export { blockAnchor } from "@nv/formats";
export { AreaMapConfig } from "./area-map/config.ts";
export type { PublishedData } from "./capabilities.ts";
export { CardConfig } from "./card/config.ts";
export { citedSeries, MOST_CITED_ROWS } from "./cited-series.ts";
export { commentPlaces } from "./comment-places.ts";
export type { CssWrapperConfig } from "./css-wrapper/config.ts";
export { cssWrapper, wrappedWidth } from "./css-wrapper/scoped-css.ts";
export { DraftConfig } from "./draft-config.ts";
export { FigureConfig } from "./figure/config.ts";
export {
  FIGURE_RATIO_NAMES,
  type FigureNote,
  MOST as FIGURE_MOST,
  STYLES as FIGURE_STYLES,
} from "./figure/figure-parts.ts";
export { filledFigure } from "./figure/filled-figure.ts";
export type { GuideFigure } from "./figure/guide/guide-pair.ts";
export { GUIDE_PAIRS } from "./figure/guide/guide-pairs.ts";
export { LISTED_KINDS as FIGURE_LISTED } from "./figure/kinds/listed-kinds.ts";
export { plainFigure } from "./figure/plain-figure.ts";
export { figureRules } from "./figure/rules.ts";
export { GraphicConfig, TypeName, withTypes } from "./graphic-config.ts";
export { KINDS, kindOf, TYPE_LABELS } from "./kinds.ts";
export { exampleConfig, firstConfig, isLoaded, keptConfig, loadType, soleChartOf, typeOf } from "./loaded-types.ts";
export { locatorArea, locatorProjection } from "./locator/area.ts";
export { attributionOf } from "./locator/attribution.ts";
export { locatorAtlas, locatorBasemap } from "./locator/basemap.ts";
export {
  AREA_KINDS,
  AROUND_ALL,
  INSETS,
  LABEL_KINDS,
  LABEL_SIZES,
  type LocatorColours,
  LocatorConfig,
  type LocatorLabel,
  type LocatorMark,
  MAP_RATIO_NAMES,
  MAP_RATIOS,
  MARK_KINDS,
  MOST as LOCATOR_MOST,
  MOST_SHAPE_POINTS,
  PROJECTIONS,
  SHAPE_LOOKS,
  STYLES as LOCATOR_STYLES,
} from "./locator/config.ts";
export {
  type DrawOptions,
  drawLocator,
  type LabelBox,
  type LocatorDrawing,
  MAP_FONT,
} from "./locator/draw/draw-locator.ts";
export { DRAWN_WIDTHS_PX, drawnSize } from "./locator/drawn-sizes.ts";
export { coloursOf, LOCATOR_PALETTES } from "./locator/palette.ts";
export { streetsLackSentence } from "./locator/streets/streets-lack.ts";
export { isStreetLevel, type WantedStreets } from "./locator/streets/wanted-streets.ts";
export {
  configProblems,
  type NormalConfig,
  normalizeConfig,
  shownConfig,
} from "./normalize-config.ts";
export { type FramedSource, readSource, type Source, SourceError } from "./references/source.ts";
export { FORMAT_NAMES } from "./story/about.ts";
export { KeptStory, StoryConfig } from "./story/config.ts";
export { type BlocksEdit, changeBlock, changeStep, newBlock, placeFile } from "./story/core/edit-blocks.ts";
export { randomId } from "./story/core/random-id.ts";
export { pathInWhole, shownStory, storyProblems } from "./story/shown-story.ts";
export { SymbolMapConfig } from "./symbol-map/config.ts";
export { TableConfig } from "./table/config.ts";
export { TYPES } from "./types.ts";
export { missingWords, WORD_LABELS, wordProblems } from "./words/words.ts";
