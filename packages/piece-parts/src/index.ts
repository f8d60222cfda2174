export { Artboards } from "./ai2html/artboards.ts";
export { artboardsOf } from "./ai2html/artboards-of.ts";
export { boardArtHtml, boardHtml, boardTextHtml, type Written } from "./ai2html/board-html.ts";
export { boardRules } from "./ai2html/board-rules.ts";
export { createStyleSheet, type Look, type StyleSheet } from "./ai2html/style-sheet.ts";
export { Captions, MOST_CAPTIONS } from "./captions/captions.ts";
export type { Cue } from "./captions/cue.ts";
export { cueProblems } from "./captions/cue-problems.ts";
export { type CaptionProblem, type ReadCaptions, readCaptions } from "./captions/read-captions.ts";
export { writeVtt } from "./captions/write-vtt.ts";
export { chartSource, fileSource, moment, pixels } from "./config-parts.ts";
export type { BoundConfig, EditorProps } from "./editor.ts";
export { type ColourOf, colourOfPresets, type PresetColour } from "./house/colour-of.ts";
export { filesOfStyle, type StyleFile, styleFileFindings } from "./house/file-findings.ts";
export { houseStyleFindings, type StyleFindings } from "./house/house-style-findings.ts";
export { type Choices, type Labels, labelAt, patternOf, valueAt } from "./labels.ts";
export { aiLabels } from "./origin/ai-label.ts";
export { aiUseOfFile } from "./origin/ai-use.ts";
export { type CropPx, cropAround, type Focus } from "./pictures/crop-around.ts";
export {
  colourOf,
  colourRules,
  fallbackHtml,
  loadedParts,
  pictureHtml,
  plainParts,
  type SeenPart,
  type ShownPicture,
  seenParts,
  shapesOf,
} from "./pictures/picture-html.ts";
export { RATIO_NAMES, RATIOS, type RatioName } from "./pictures/ratios.ts";
export { whose } from "./pictures/whose.ts";
export { rightsOver } from "./references/file-rights.ts";
export {
  chartIdIn,
  countPartIn,
  electionReference,
  electionSlugIn,
  examplePageIn,
  exampleReference,
  fileIdIn,
  graphicReference,
  graphicSlugIn,
  isData,
  isFramedReference,
  isOwnReference,
  referenceOf,
  schemeOf,
  seriesReference,
  seriesSlugIn,
  trackerReference,
  trackerSlugIn,
} from "./references/reference.ts";
export {
  type FileOf,
  type ResolvedFile,
  type ResolvedPart,
  type ResolvedReferences,
  renditionKey,
  type WantedRendition,
} from "./references/resolved.ts";
export type {
  DrawnBox,
  DrawnFor,
  DrawnLayer,
  DrawnMark,
  DrawnPart,
  DrawnSheet,
  PieceDrawing,
  PieceOf,
  ResolvedPiece,
  WantedPiece,
} from "./references/resolved-piece.ts";
export type { TakenFile } from "./references/taken-file.ts";
export { heightsOfShapes, type Shape } from "./reserved-heights.ts";
export type { TextFile } from "./text-file.ts";
export { readMoment, writeMoment } from "./videos/moment.ts";
export { phonePart } from "./videos/phone-part.ts";
export { playerHtml } from "./videos/player-html.ts";
export { posterRules } from "./videos/poster-css.ts";
export { type SizedPart, sizedParts, UPRIGHT_BELOW_PX, videoParts, videoSources } from "./videos/video-html.ts";
