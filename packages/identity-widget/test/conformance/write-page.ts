import { writeFile } from "node:fs/promises";
import { differencesOf, watchAll } from "./compare.ts";
import { PAGE_FILE, renderPage } from "./differences-page.ts";

// Writes docs/contracts/widget-differences.md from what is seen: `npm run conform -w packages/identity-widget`.
const FIRST_PORT = 42_060;

await writeFile(PAGE_FILE, renderPage(differencesOf(await watchAll(FIRST_PORT))));
