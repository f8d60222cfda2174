export { type ChangedInline, type ChangedPassage, compareReading } from "./page-text/core/compare-reading.ts";
export { changedPart, type PagePart, partNamed, partsOf, withPart } from "./page-text/core/page-parts.ts";
export { type Block, type Inline, readMarkdown } from "./page-text/core/read-markdown.ts";
