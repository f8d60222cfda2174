import { REDIRECT_LISTS } from "@nv/contracts";
import { withLock } from "../../platform/records/with-lock.ts";
import { nginxMap } from "./core/nginx-map.ts";
import { redirectsJson } from "./core/redirect-lists.ts";
import { liveRedirects } from "./legacy-links.repository.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";
import type { LegacyLinksTables } from "./schema/tables.ts";

/** Brings the public lists of redirects up to date with the database. */
export type WriteRedirects = () => Promise<void>;

/**
 * Opens the lists of redirects. What is there already is not written again, so that the sweep may ask each time: a process that ended
 * between the database and the store left nothing that another would not mend.
 */
export function createWriteRedirects({ records, publishing, events }: LegacyLinksContext): WriteRedirects {
  const place = publishing.sections.l;
  const { section } = records.collection;

  return async () => {
    const isNew = await withLock(records, "lists of redirects", async (transaction) => {
      const items = await liveRedirects(transaction.$extendTables<LegacyLinksTables>());
      const json = redirectsJson(items);
      // Before the first publication there is no list.
      if (json === ((await place.readList(REDIRECT_LISTS.json)) ?? redirectsJson([]))) return false;
      // The one that is looked at last: with it, both are there.
      await place.writeList(REDIRECT_LISTS.nginx, nginxMap(items));
      await place.writeList(REDIRECT_LISTS.json, json);
      await events.publish(transaction, { name: "published", data: { section, slug: REDIRECT_LISTS.json } });
      return true;
    });
    if (isNew) place.forget(REDIRECT_LISTS.json);
  };
}
