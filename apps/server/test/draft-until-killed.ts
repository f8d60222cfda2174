/**
 * A process that drafts a batch of descriptions, until it is killed; see `draft-batch-killed.test.ts`.
 *
 * Argument: `KilledBatch`, as JSON.
 */
import { flushCompileCache } from "node:module";
import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { openDatabase } from "@nv/database";
import { KilledBatch } from "./killed-batch.ts";
import { startProcess } from "./registry.ts";

// Who is killed keeps nothing of the code at its end.
flushCompileCache();
const { address, store, env, charts } = KilledBatch.parse(JSON.parse(process.argv[2] ?? ""));
const started = await startProcess(
  await openDatabase(address),
  { ...store, open: () => Promise.reject(new Error("nobody opens it")), drop: async () => undefined },
  env,
);
const order = await started.call("POST", `${DESCRIPTIONS_API_PATH}/batches`, { charts });
process.stdout.write(`${order.text}\n`);
