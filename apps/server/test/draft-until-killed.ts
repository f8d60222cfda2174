/**
 * A process that drafts a batch of descriptions, until it is killed; see `draft-batch-killed.test.ts`.
 *
 * Arguments: the database's file, a data folder, the environment of Datawrapper as JSON, and the charts as JSON.
 */
import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { openDatabase } from "@nv/database";
import { z } from "zod";
import { startProcess } from "./registry.ts";

const [, , file = "", folder = "", env = "{}", charts = "[]"] = process.argv;
const database = await openDatabase({ url: undefined, file });
const store = {
  env: {},
  folder,
  open: () => Promise.reject(new Error("nobody opens it")),
  drop: async () => undefined,
};
const started = await startProcess(database, store, z.record(z.string(), z.string()).parse(JSON.parse(env)));
const order = await started.call("POST", `${DESCRIPTIONS_API_PATH}/batches`, { charts: JSON.parse(charts) });
process.stdout.write(`${order.text}\n`);
