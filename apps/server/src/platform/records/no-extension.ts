import type { ExtensionTable } from "./collection.ts";

/** For a collection whose records have nothing beyond what every record has. */
export const NO_EXTENSION: ExtensionTable<object> = {
  read: async (_db, ids) => new Map(ids.map((id) => [id, {}])),
  insert: async () => undefined,
  update: async () => undefined,
};
