export * from "./column-kinds.ts";
export * from "./decode-text.ts";
export * from "./read-delimited.ts";
export * from "./read-json-table.ts";
export * from "./read-table.ts";
export * from "./records.ts";
export * from "./table.ts";
export * from "./write-delimited.ts";
