export * from "./maker.ts";
