export * from "./chart.ts";
export * from "./figure.ts";
export * from "./find-figures.ts";
export * from "./period.ts";
export * from "./read-chart.ts";
