export * from "./calendar.ts";
export * from "./check-rules.ts";
export * from "./difference.ts";
export * from "./finding-texts.ts";
export * from "./observations.ts";
export * from "./read-observations.ts";
export * from "./series-faults.ts";
export * from "./series-files.ts";
