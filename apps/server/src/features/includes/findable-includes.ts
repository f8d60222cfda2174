import { GRAPHIC_STATUSES } from "@nv/contracts";
import { IncludeSummary } from "@nv/contracts/schemas";
import type { Findable } from "../../platform/finding/finding.ts";
import { findByWords } from "../../platform/records/find-by-words.ts";
import type { IncludesContext } from "./includes-context.ts";

/** Includes, as a search over everything finds them: by title, address and what they say. */
export function findableIncludes({ records }: Pick<IncludesContext, "records">): Findable {
  return {
    kind: "includes",
    access: "session",
    async find(query, limit) {
      const includes = await findByWords(records, query, { most: limit });
      return includes.map(({ id, title, slug, status }) => ({
        id,
        title,
        facts: [GRAPHIC_STATUSES[IncludeSummary.shape.status.parse(status)], slug],
      }));
    },
  };
}
