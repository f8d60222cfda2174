export { readLocation } from "@nv/geography";
