/** `npm start`: builds what is out of date and serves the whole product in this process. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildStale, serveBuilds } from "./build-targets/build-stale.ts";
import { SERVER_PROGRAM } from "./build-targets/targets.ts";
import { reportFailure } from "./terminal/report-failure.ts";

enableCompileCache();
try {
  await buildStale();
  await serveBuilds();
  await import(pathToFileURL(join(import.meta.dirname, "..", SERVER_PROGRAM)).href);
} catch (error) {
  reportFailure(error);
}
