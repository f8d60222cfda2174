import { ADMIN_SCREENS } from "@nv/contracts";
import { startsPhrase } from "@nv/spanish";
import type { Findable } from "../../platform/finding/finding.ts";

/** Screens of the administration, for administrators alone: by what one does there. Each is named by its path. */
export const findableScreens: Findable = {
  kind: "screens",
  access: "administrator",
  find: async (query, limit) =>
    ADMIN_SCREENS.filter(({ name, phrases }) => [name, ...phrases].some((phrase) => startsPhrase(query, phrase)))
      .slice(0, limit)
      .map(({ path, name }) => ({ id: path, title: name, facts: [] })),
};
