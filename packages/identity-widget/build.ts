/**
 * Builds into `packages/identity-widget/dist/` what pages outside the repository load: `netlify-identity-widget.js` for a
 * script tag with its parts beside it, modules for bundlers in `esm/` and for `require` in `cjs/`, and their types; and beside it
 * `packages/identity-client/dist/`. Each is a package: `npm pack` there makes the tarball that others install.
 */
import { fileURLToPath } from "node:url";
import { writeClientDist, writeDist } from "./tooling/write-dist.ts";

const files = await writeDist(process.argv[2] ?? fileURLToPath(new URL("dist/", import.meta.url)));
const clientFiles = await writeClientDist(fileURLToPath(new URL("../identity-client/dist/", import.meta.url)));
console.log(`identity-widget: ${files} files; identity-client: ${clientFiles}`);
