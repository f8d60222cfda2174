import type { SiteGroup } from "@nv/contracts";
import type { FoundGroup, FoundThing } from "@nv/contracts/schemas";
import { type Access, isLetIn } from "../../http/access.ts";
import type { Session } from "../../http/session.ts";

/** Things of one kind in an answer: who wants more opens their own list. */
const THINGS_SHOWN = 5;

/** Fields of a session that decide what its person may find. */
export type Finder = Pick<Session, "isAdministrator" | "groups">;

/** Things of one kind that people look for by words; the feature that keeps them offers it. */
export interface Findable {
  readonly kind: FoundGroup["kind"];
  /** People who may find them: the same as may see their list. */
  readonly access: Exclude<Access, "public">;
  /** Finds the results of a search, best first, at most so many. @param finder - Of whom that access lets in. */
  find(query: string, limit: number, finder: Finder): Promise<readonly FoundThing[]>;
}

/** Everything besides the pages that can be found, of whichever feature. */
export interface Finding {
  /** Lets people find the things of one kind; in the order of the offers they are shown. */
  offer(findable: Findable): void;
  /** Finds the results of somebody's search, by kind; kinds without a result are left out. */
  find(query: string, finder: Finder): Promise<readonly FoundGroup[]>;
}

/** The same for what belongs to a group: what is offered by it is found by that group alone. */
export function findingOfGroup(finding: Finding, group: SiteGroup): Finding {
  return { ...finding, offer: (findable) => finding.offer({ ...findable, access: { group } }) };
}

/** Keeps what the features offer, so that none has to know another. */
export function createFinding(): Finding {
  const offered: Findable[] = [];
  return {
    offer: (findable) => void offered.push(findable),
    async find(query, finder) {
      const allowed = offered.filter(({ access }) => isLetIn(access, finder));
      const groups = await Promise.all(
        allowed.map(async ({ kind, find }) => {
          const things = await find(query, THINGS_SHOWN + 1, finder);
          return { kind, things: things.slice(0, THINGS_SHOWN), hasMore: things.length > THINGS_SHOWN };
        }),
      );
      return groups.filter(({ things }) => things.length > 0);
    },
  };
}
