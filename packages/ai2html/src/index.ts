export { Ai2HtmlError } from "./ai2html-error.ts";
export { fileFor, PHONE_PX } from "./checks.ts";
export { copyOf } from "./copy-of.ts";
export type { Drawing, DrawnArt } from "./drawing.ts";
export type { Ai2HtmlFinding } from "./finding.ts";
export { type Ai2HtmlFile, type Ai2HtmlFolder, type Ai2HtmlReading, readAi2Html } from "./read-ai2html.ts";
export { baseName, safeName } from "./safe-name.ts";
export { type SampleFile, sampleOutput } from "./sample/sample-output.ts";
export { svgSource } from "./svg-source.ts";
