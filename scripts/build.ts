/** `npm run build`: builds what is out of date, and starts it once on an empty folder. */
import { buildStale } from "./build-targets/build-stale.ts";
import { tryServer } from "./build-targets/try-server.ts";
import { reportFailure } from "./terminal/report-failure.ts";
import { showStep } from "./terminal/show-step.ts";

try {
  await buildStale();
  await showStep("Arrancando lo construido en una carpeta vacía", tryServer);
} catch (error) {
  reportFailure(error);
}
