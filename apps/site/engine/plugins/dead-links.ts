import type { Plugin } from "@docusaurus/types";
import { deadAddresses } from "../links/core/dead-addresses";
import { readBuiltSite } from "../links/read-built-site";

/** Words for whoever writes pages. */
const REASONS = {
  "no such page or file": "no existe esa página o ese archivo",
  "no such place in the page": "esa página no tiene ese apartado",
} as const;

/** After the build follows every address of every page that stays in the site, and stops when one leads nowhere. */
export default function deadLinksPlugin(): Plugin {
  return {
    name: "nv-dead-links",
    async postBuild({ outDir }) {
      const dead = deadAddresses(await readBuiltSite(outDir));
      if (dead.length === 0) return;
      const lines = dead.map(({ page, address, reason }) => `${page} → ${address}: ${REASONS[reason]}`);
      throw new Error(`Hay enlaces o imágenes que no llevan a ninguna parte:\n  ${lines.join("\n  ")}`);
    },
  };
}
