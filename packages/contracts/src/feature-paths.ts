// Made of the folders beside it by `npm run fix`.

export * from "./cases/paths.ts";
export * from "./census-sections/paths.ts";
export * from "./composer/paths.ts";
export * from "./descriptions/paths.ts";
export * from "./earthquakes/paths.ts";
export * from "./files/paths.ts";
export * from "./files/types.ts";
export * from "./formats/paths.ts";
export * from "./graphics/paths.ts";
export * from "./graphics/types.ts";
export * from "./home/paths.ts";
export * from "./house-style/paths.ts";
export * from "./house-style/types.ts";
export * from "./includes/paths.ts";
export * from "./legacy-links/paths.ts";
export * from "./legacy-links/types.ts";
export * from "./map-styles/paths.ts";
export * from "./photos/paths.ts";
export * from "./places/paths.ts";
export * from "./reading/paths.ts";
export * from "./recovered-charts/paths.ts";
export * from "./series/paths.ts";
export * from "./ship-recordings/paths.ts";
export * from "./team/paths.ts";
export * from "./trackers/paths.ts";
export * from "./webhooks/paths.ts";
