import { GRAPHIC_STATUSES } from "@nv/contracts";
import { TYPES } from "@nv/graphic-types";
import type { Findable } from "../../../platform/finding/finding.ts";
import { findByWords } from "../../../platform/records/find-by-words.ts";
import { withExtension } from "../../../platform/records/records-context.ts";
import { toSummary } from "../graphic-views.ts";
import type { GraphicsContext } from "../graphics-context.ts";

/** Graphics, as a search over everything finds them: by title, id, tags and whatever else the registry finds them by. */
export function findableGraphics({ records }: Pick<GraphicsContext, "records">): Findable {
  return {
    kind: "graphics",
    access: "session",
    async find(query, limit) {
      const graphics = await withExtension(records, records.db, await findByWords(records, query, { most: limit }));
      return graphics.map(toSummary).map(({ id, title, type, status, section, author }) => ({
        id,
        title,
        facts: [
          TYPES.find(({ name }) => name === type)?.label ?? type,
          GRAPHIC_STATUSES[status],
          ...[section, author].filter((fact) => fact !== ""),
        ],
      }));
    },
  };
}
