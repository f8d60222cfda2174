/** `npm start`: builds what is out of date and serves the whole product in this process. */
import { enableCompileCache } from "node:module";
import { buildStale, serveBuilds } from "./build-targets/build-stale.ts";
import { reportFailure } from "./terminal/report-failure.ts";

enableCompileCache();
try {
  await buildStale();
  await serveBuilds();
  await import("../apps/server/src/main.ts");
} catch (error) {
  reportFailure(error);
}
