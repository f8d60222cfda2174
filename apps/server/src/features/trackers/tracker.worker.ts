import { parentPort } from "node:worker_threads";
import { doTrackerWork, type TrackerOrder } from "./core/tracker-work.ts";

// Orders come from our own process, one after the other; what fails ends the thread, and is told to who ordered it.
parentPort?.on("message", (order: TrackerOrder) => parentPort?.postMessage(doTrackerWork(order)));
