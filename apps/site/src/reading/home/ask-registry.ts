import { GRAPHICS_API_PATH } from "@nv/contracts";
import { callServer } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { HomeGraphicList, newsFilters, type RegistryNews } from "./core/registry-news";

/** Number of items asked of each list: one of those that are only counted; of the published, enough to find the last ones among the last changed. */
const LIMITS: Readonly<Record<keyof RegistryNews, number>> = {
  all: 1,
  broken: 1,
  drafts: 5,
  withoutAlt: 1,
  published: 20,
};

/**
 * Asks the registry what there is for a person.
 *
 * @param name - As the registry writes who made a graphic.
 * @throws {CallFailure} When one of its lists cannot be had.
 */
export async function askRegistry(name: string, signal: AbortSignal): Promise<RegistryNews> {
  const filters = newsFilters(name);
  const ask = (list: keyof RegistryNews) =>
    callServer(HomeGraphicList, addressOf(GRAPHICS_API_PATH, { ...filters[list], limit: LIMITS[list] }), { signal });
  const [all, broken, drafts, withoutAlt, published] = await Promise.all([
    ask("all"),
    ask("broken"),
    ask("drafts"),
    ask("withoutAlt"),
    ask("published"),
  ]);
  return { all, broken, drafts, withoutAlt, published };
}
