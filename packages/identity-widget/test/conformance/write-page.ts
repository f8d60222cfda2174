import { writeFile } from "node:fs/promises";
import { differencesOf, watchAll } from "./compare.ts";
import { PAGE_FILE, renderPage } from "./differences-page.ts";

// Writes docs/contracts/widget-differences.md from what is seen: `npm run conform -w packages/identity-widget`.
await writeFile(PAGE_FILE, renderPage(differencesOf(await watchAll())));
