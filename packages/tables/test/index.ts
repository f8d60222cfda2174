export { CORPUS } from "./corpus.ts";
export { workbook } from "./workbook.ts";
