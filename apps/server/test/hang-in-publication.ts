/**
 * A process that publishes a tracker and comes to a point where it stays until it is killed; see `killed-publication.test.ts`.
 *
 * Argument: `HangingPublication`, as JSON.
 */
import { flushCompileCache } from "node:module";
import { openDatabase } from "@nv/database";
import { publishTracker } from "../src/features/trackers/publish-tracker.ts";
import { trackersContext } from "../src/features/trackers/trackers-context.ts";
import { HangingPublication } from "./hanging-publication.ts";
import { startProcess } from "./registry.ts";

// Who is killed keeps nothing of the code at its end.
flushCompileCache();
const { address, store, trackerId, version, point } = HangingPublication.parse(JSON.parse(process.argv[2] ?? ""));

/** Says that the process is there, and stays. */
function hang(): Promise<never> {
  process.stdout.write("here\n");
  // A process with nothing to wait for would end by itself.
  return new Promise(() => void setInterval(() => undefined, 1000));
}

const { context } = await startProcess(await openDatabase(address), {
  ...store,
  open: hang,
  drop: async () => undefined,
});
const { publishing, jobs } = context;
const { data } = publishing.sections;
const writeRevision: typeof data.writeRevision = async (...revision) => {
  await data.writeRevision(...revision);
  await hang();
};
const hanging = {
  ...data,
  ...(point === "before its revision is decided" && { writeRevision }),
  ...(point === "before readers are shown it" && { movePointer: hang }),
};
const trackers = trackersContext({
  ...context,
  publishing: { ...publishing, sections: { ...publishing.sections, data: hanging } },
  jobs: { ...jobs, ...(point === "before those who show it are told" && { order: hang }) },
});
await publishTracker(trackers, { id: trackerId, version, actor: { id: "1", name: "Ana Muestra" } });
