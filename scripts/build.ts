/** `npm run build`: builds what is out of date, and nothing else. */
import { buildStale } from "./build-targets/build-stale.ts";
import { reportFailure } from "./terminal/report-failure.ts";

await buildStale().catch(reportFailure);
