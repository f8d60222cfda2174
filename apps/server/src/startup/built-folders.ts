import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { ServerFolders } from "../server.ts";

const APPS = join(import.meta.dirname, "../../..");

/** The build itself, and not the name that leads to it: a later build gets that name, and this process goes on with its own. */
function present(path: string): string {
  const folder = join(APPS, path);
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Tells what the rooms of this copy were built into, as it is now. */
export function builtFolders(): ServerFolders {
  return {
    entrance: present("entrance/build"),
    site: present("site/build"),
    admin: present("admin/build"),
    atlas: present("../packages/geography/build/atlas"),
    faces: present("../packages/ui/build/fonts"),
    embeds: present("../packages/embeds/dist"),
    widget: present("../packages/identity-widget/dist"),
  };
}
