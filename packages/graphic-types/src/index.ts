export type { CssWrapperConfig } from "./css-wrapper/config.ts";
export { cssWrapper, wrappedWidth } from "./css-wrapper/scoped-css.ts";
export { DraftConfig } from "./draft-config.ts";
export { firstConfig, GraphicConfig, soleChartOf, TYPE_LABELS, TypeName, typeOf, withTypes } from "./graphic-config.ts";
export { configProblems, type NormalConfig, normalizeConfig } from "./normalize-config.ts";
export { type FramedSource, readSource, type Source, SourceError } from "./references/source.ts";
export { TYPES } from "./types.ts";
export { missingWords, WORD_LABELS, wordProblems } from "./words/words.ts";
