import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { differencesOf, watchOurs, watchPublished } from "./compare.ts";
import { PAGE_FILE, renderPage } from "./differences-page.ts";

/** File of what the published widgets are seen to do, by flow. */
const SEEN_FILE = fileURLToPath(new URL("published-seen.json", import.meta.url));

// Writes what the published widgets are seen to do, and docs/contracts/widget-differences.md: `npm run conform -w packages/identity-widget`.
const published = await watchPublished();
await writeFile(SEEN_FILE, `${JSON.stringify(Object.fromEntries(published), null, 2)}\n`);
await writeFile(PAGE_FILE, renderPage(differencesOf(await watchOurs(published))));
