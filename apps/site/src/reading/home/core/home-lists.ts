import { NO_FILTERS, writeAddress } from "../../../pieces/core/registry-address";

/** Addresses of the lists that the home counts. @param name - As the registry writes who made a graphic. */
export const homeLists = (name: string) => ({
  drafts: writeAddress({ filters: { ...NO_FILTERS, status: "draft", author: name } }),
  withoutAlt: writeAddress({ filters: { ...NO_FILTERS, status: "published", hasAlt: "no" } }),
  broken: writeAddress({ filters: { ...NO_FILTERS, health: "broken" } }),
});
