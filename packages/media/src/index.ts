export { type OpenZip, openZip, type ZipEntry, type ZipLimits } from "./archives/open-zip.ts";
export * from "./maker.ts";
