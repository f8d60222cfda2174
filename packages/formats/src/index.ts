export { type DrawnBoard, drawFolder } from "./ai2html/draw-folder.ts";
export { blockAnchor, stepAnchor } from "./anchors.ts";
export type { Chapter, StoryAround } from "./around.ts";
export { ALIGNS, type Block, type Layout, LOOKS, MOST_STEPS, PLACES, STEP_TEXT_LENGTH, type Step } from "./block.ts";
export { type WrittenBlock, writeBlock } from "./blocks-html.ts";
export type { DemoContent, DemoFile } from "./demo-file.ts";
export type { BlockInput, Effort, Format, FormatExample } from "./format.ts";
export { AnyBlock, FORMATS, formatOf, KeptBlock } from "./formats.ts";
export { headingOf, type StepParagraph, stepHtml, stepParagraphs, stepWords } from "./steps/step-html.ts";
