import { GRAPHIC_STATUSES } from "@nv/contracts";
import type { FoundThing } from "@nv/contracts/schemas";
import { TYPES } from "@nv/graphic-types";
import type { Findable } from "../../../platform/finding/finding.ts";
import { facetWords } from "../../../platform/records/core/facet-words.ts";
import { findByWords } from "../../../platform/records/find-by-words.ts";
import { withExtension } from "../../../platform/records/records-context.ts";
import { toSummary } from "../graphic-views.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicState } from "../schema/tables.ts";

type Context = Pick<GraphicsContext, "records">;

/** Name of the type of stories. */
const STORY = "story";

/** Graphics that are looked at for those that are no story. */
const LOOKED_AT = 60;

function toThing(graphic: GraphicState): FoundThing {
  const { id, title, type, status, section, author, thumbnailUrl } = toSummary(graphic);
  return {
    id,
    title,
    facts: [
      TYPES.find(({ name }) => name === type)?.label ?? type,
      GRAPHIC_STATUSES[status],
      ...[section, author].filter((fact) => fact !== ""),
    ],
    ...(thumbnailUrl !== null && { picture: thumbnailUrl }),
  };
}

/** Graphics, as a search over everything finds them: by title, id, tags and whatever else the registry finds them by. Stories have an editor of their own. */
export function findableGraphics({ records }: Context): Findable {
  return {
    kind: "graphics",
    access: "session",
    async find(query, limit) {
      const rows = await findByWords(records, query, { most: LOOKED_AT });
      const graphics = await withExtension(records, records.db, rows);
      return graphics
        .filter(({ type }) => type !== STORY)
        .slice(0, limit)
        .map(toThing);
    },
  };
}

/** Stories, which are graphics too, found by the same. */
export function findableStories({ records }: Context): Findable {
  return {
    kind: "stories",
    access: "session",
    async find(query, limit) {
      const rows = await findByWords(records, query, { most: limit, facets: facetWords({ type: STORY }) });
      const graphics = await withExtension(records, records.db, rows);
      return graphics.filter(({ type }) => type === STORY).map(toThing);
    },
  };
}
