import type { ClientModule } from "@docusaurus/types";
import { PROGRESS_BAR_DELAY_MS } from "@nv/contracts";
import { createProgressBar } from "../../src/frame/progress/progress-bar";

const bar = createProgressBar();

/** Shows the bar when a route change takes longer than a second. Specification, sections 2 and 9. */
const progressBarModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(bar.start, PROGRESS_BAR_DELAY_MS);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    bar.finish();
  },
};

// biome-ignore lint/style/noDefaultExport: the framework asks client modules for a default export
export default progressBarModule;
