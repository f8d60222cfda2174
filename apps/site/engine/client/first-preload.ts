import "./no-eval";
import preload from "@docusaurus/core/lib/client/preload";
import { recoverFromChunkFailure } from "./chunk-recovery";

/**
 * Loads the parts of the first page, before the program takes the prerendered page over.
 *
 * The framework's own lets a failure through, and the page then stays as it was printed: without navigation and without a word.
 * Here the program starts all the same, and the page shows the box with «Retry». Specification, sections 2 and 8.
 *
 * @param pathname - Path of the page.
 * @returns Settles when the program may start; stays pending while the window reloads.
 */
// biome-ignore lint/style/noDefaultExport: stands in for a framework module with a default export
export default async function firstPreload(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (cause) {
    console.warn(cause);
    if ((await recoverFromChunkFailure(cause)).cure === "reload") await new Promise<never>(() => {});
  }
}
