import { slugOf } from "@nv/spanish";
import type { GraphicDraft } from "./graphic-draft";

/**
 * Words that, alone between two bars, lists of ad blockers take for advertising wherever they stand: rules of the kind `/publicidad/*`, for all
 * sites and all kinds of address. They are compared with the whole of the last part, so «la-publicidad-electoral» is none.
 *
 * @see https://github.com/easylist/easylist — `easylist/easylist_general_block.txt`, looked at in November 2026.
 */
const BLOCKED = new Set([
  ...["advert", "adverts", "advertise", "advertisement", "advertisements", "advertiser", "advertisers", "advertising"],
  ...["advertisment", "advertisments", "advertorial", "advertorials", "advt", "advs", "adtech", "adwords", "adsense"],
  ...["adserver", "adservice", "adservices", "adspace", "adzone", "adbanner", "adbanners", "adnetwork", "admanager"],
  ...["affiliation", "publicidad"],
]);

/** Longest address that a title gives. */
const LONGEST = 60;

/** A word that makes another address of it. */
const EXAMPLE = "en-cifras";

/**
 * Whether readers with an ad blocker would see nothing at an address, as a sentence; empty where nothing is known against it.
 *
 * @param draft - Without a slug, the title gives it.
 */
export function blockedAddress({ title, slug }: Pick<GraphicDraft, "title" | "slug">): string {
  const address = slug.trim() === "" ? slugOf(title, LONGEST) : slug.trim();
  if (!BLOCKED.has(address)) return "";
  return `Quien lleve un bloqueador de anuncios no verá nada en /g/${address}/: lo toma por publicidad. Añade otra palabra, como «${address}-${EXAMPLE}».`;
}
