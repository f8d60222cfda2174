import { type ExampleOutcome, type ExamplesReport, ExamplesRequest } from "@nv/contracts/schemas";
import type { Actor } from "../../../http/acting.ts";
import { parse } from "../../../http/parse.ts";
import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import type { Jobs } from "../../../platform/jobs/jobs.service.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { EXAMPLES, type RegistryExample } from "./examples.ts";
import { loadExample } from "./load-examples.ts";
import { removeExample } from "./remove-examples.ts";

/** Kind of the job that brings the examples or takes them away. */
export const EXAMPLES_JOB = "graphics.examples";

/** Message of an order while another of the examples goes first. */
export const EXAMPLES_WAIT = "Se hará en cuanto termine lo que ya se había pedido de los ejemplos.";

/**
 * Orders the examples. What undoes what is under way is done after it, and says so until then.
 *
 * @returns The id of the work; that of the same order when it waits or runs already.
 */
export async function enqueueExamplesWork(
  jobs: Pick<Jobs, "isActive" | "order">,
  { action }: ExamplesRequest,
  actor: Actor,
): Promise<string> {
  const isBehind = await jobs.isActive(EXAMPLES_JOB, action === "load" ? "remove" : "load");
  const message = isBehind ? EXAMPLES_WAIT : "";
  return jobs.order({ kind: EXAMPLES_JOB, subject: "", payload: { action }, actor, key: action, message });
}

/** Brings or takes away the examples, one after the other. Begun again it goes on: what is there stays, what is gone is gone. */
export function createExamplesHandler(
  context: GraphicsContext,
  examples: readonly RegistryExample[] = EXAMPLES,
): JobHandler {
  return async (run): Promise<ExamplesReport> => {
    const { action } = parse(ExamplesRequest, run.payload);
    const execute = action === "load" ? loadExample : removeExample;
    const items: ExampleOutcome[] = [];
    for (const [index, example] of examples.entries()) {
      run.signal.throwIfAborted();
      await run.progress(index / examples.length, `${index + 1} de ${examples.length}`);
      const outcome = await execute(context, example, run);
      if (outcome !== null) items.push({ title: example.fields.title, ...outcome });
    }
    run.log(`${action}: ${items.filter(({ outcome }) => outcome === "done").length} of ${items.length}`);
    return { action, items };
  };
}
