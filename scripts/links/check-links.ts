import { type LinkAnswer, type LinkVerdict, linkVerdict } from "./link-verdict.ts";

/** An address on another site, what came of it and where it is named. */
export interface CheckedLink {
  readonly url: string;
  readonly verdict: LinkVerdict;
  /** Status, or code of the error. */
  readonly answer: string;
  /** Address that it leads to now, when that is elsewhere. */
  readonly movedTo: string;
  readonly pages: readonly string[];
}

/** Sites asked at once; each is asked for one address at a time. */
const PARALLEL_SITES = 6;

async function checkLink(
  [url, pages]: readonly [string, readonly string[]],
  visit: (url: string) => Promise<LinkAnswer>,
): Promise<CheckedLink> {
  const answer = await visit(url);
  const verdict = linkVerdict(url, answer);
  return {
    url,
    verdict,
    answer: answer.kind === "answered" ? String(answer.status) : answer.code,
    movedTo: answer.kind === "answered" && verdict === "moved" ? answer.finalUrl : "",
    pages,
  };
}

/**
 * Checks every address, several sites at a time.
 *
 * @param links - Address to the pages that name it.
 * @returns Sorted by address.
 */
export async function checkLinks(
  links: ReadonlyMap<string, readonly string[]>,
  visit: (url: string) => Promise<LinkAnswer>,
): Promise<readonly CheckedLink[]> {
  const bySite = Map.groupBy(links, ([url]) => new URL(url).host);
  const sites = [...bySite.values()];
  const checked: CheckedLink[] = [];
  const worker = async () => {
    for (let site = sites.pop(); site !== undefined; site = sites.pop()) {
      for (const link of site) checked.push(await checkLink(link, visit));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_SITES }, worker));
  return checked.toSorted((a, b) => a.url.localeCompare(b.url));
}
