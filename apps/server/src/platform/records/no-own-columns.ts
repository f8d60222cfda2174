import type { OwnColumns } from "./collection.ts";

/** For a collection whose records have nothing beyond what every record has. */
export const NO_OWN_COLUMNS: OwnColumns<object> = {
  read: async (_db, ids) => new Map(ids.map((id) => [id, {}])),
  insert: async () => undefined,
  update: async () => undefined,
};
