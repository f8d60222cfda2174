/**
 * Builds into `packages/identity-widget/dist/` what pages outside the repository load: `netlify-identity-widget.js` for a
 * script tag with its parts beside it, modules for bundlers in `esm/`, and their types.
 */
import { fileURLToPath } from "node:url";
import { writeDist } from "./tooling/write-dist.ts";

const files = await writeDist(fileURLToPath(new URL("dist/", import.meta.url)));
console.log(`identity-widget: ${files} files`);
