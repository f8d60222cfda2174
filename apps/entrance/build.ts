/**
 * Builds the public door into `apps/entrance/build/`, whose files map to addresses one to one.
 *
 * `WIDGET_LOCALE` sets the language of the sign-in dialog (default `es`). The fonts of `packages/ui` must be built before.
 */
import { fileURLToPath } from "node:url";
import { buildEntrance } from "./tooling/build-entrance.ts";

const files = await buildEntrance({
  outputFolder: process.argv[2] ?? fileURLToPath(new URL("build/", import.meta.url)),
  widgetLocale: process.env.WIDGET_LOCALE || "es",
});
console.log(`entrance: ${files} files`);
