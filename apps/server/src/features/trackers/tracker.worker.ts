import { parentPort } from "node:worker_threads";
import { doTrackerWork, type TrackerRequest } from "./core/tracker-work.ts";

// Orders come from our own process, one after the other; what fails ends the thread, and is told to who ordered it.
parentPort?.on("message", (order: TrackerRequest) => parentPort?.postMessage(doTrackerWork(order)));
