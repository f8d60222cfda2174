export { townClassOf } from "./marks.ts";
export * from "./night.ts";
export { NIGHT_PAGES, type NightPage, nightPages } from "./pages.ts";
