import { join } from "node:path";
import type { ServerFolders } from "../server.ts";

const APPS = join(import.meta.dirname, "../../..");

/** What the rooms of this copy were built into. */
export const BUILT_FOLDERS: ServerFolders = {
  entrance: join(APPS, "entrance/build"),
  site: join(APPS, "site/build"),
  admin: join(APPS, "admin/build"),
  atlas: join(APPS, "../packages/geography/build/atlas"),
  faces: join(APPS, "../packages/ui/build/fonts"),
  embeds: join(APPS, "../packages/embeds/dist"),
  widget: join(APPS, "../packages/identity-widget/dist"),
};
