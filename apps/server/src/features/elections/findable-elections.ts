import { GRAPHIC_STATUSES } from "@nv/contracts";
import { ElectionSummary } from "@nv/contracts/schemas";
import type { Findable } from "../../platform/finding/finding.ts";
import { findByWords } from "../../platform/records/find-by-words.ts";
import { toEntries } from "../../platform/records/records-context.ts";
import type { ElectionsContext } from "./elections-context.ts";

/** Elections, as a search over everything finds them: by name, address, who stands. */
export function findableElections({ records }: Pick<ElectionsContext, "records">): Findable {
  return {
    kind: "elections",
    access: "session",
    async find(query, limit) {
      const rows = await findByWords(records, query, { most: limit });
      return (await toEntries(records, records.db, rows)).map(({ id, title, slug, status }) => ({
        ...{ id, title },
        facts: [GRAPHIC_STATUSES[ElectionSummary.shape.status.parse(status)], slug],
      }));
    },
  };
}
