export { type DrawnBoard, drawFolder } from "./ai2html/draw-folder.ts";
export { ALIGNS, type Block, MOST_STEPS, STEP_TEXT_LENGTH, type Step } from "./block.ts";
export { blockAnchor, type WrittenBlock, writeBlock } from "./blocks-html.ts";
export type { DemoContent, DemoFile } from "./demo-file.ts";
export type { BlockInput, Effort, Format, FormatExample } from "./format.ts";
export { AnyBlock, FORMATS, formatOf, KeptBlock } from "./formats.ts";
export { type LinkedParagraph, linkedParagraphs, stepHtml, stepWords } from "./steps/step-html.ts";
