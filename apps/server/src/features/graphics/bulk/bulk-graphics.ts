import { type BulkOutcome, type BulkReport, BulkRequest, EditGraphic, GraphicProblem } from "@nv/contracts/schemas";
import { withTypes } from "@nv/graphic-types";
import type { Actor } from "../../../http/acting.ts";
import { parse } from "../../../http/parse.ts";
import { Problem } from "../../../http/problem.ts";
import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import { type PublishRequest, retireRecord } from "../../../platform/records/publish-record.ts";
import { findEntry, StaleVersion } from "../../../platform/records/records-context.ts";
import { CHECK_JOB } from "../checks/check-job.ts";
import { editGraphic } from "../edit-graphic.service.ts";
import { tagsOf } from "../graphic-views.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { publishGraphic } from "../publish-graphic.service.ts";
import type { GraphicRow } from "../schema/tables.ts";

/** Kind of the job that does the same with several graphics. */
export const BULK_JOB = "graphics.bulk";

const Edit = withTypes(EditGraphic);
const Pending = GraphicProblem.pick({ jobId: true, jobIds: true });

/** Action of a bulk request on one graphic. */
interface BulkAction {
  /**
   * Returns the reason why there is nothing to do, so that a request which is carried out again comes to the same end; `null` when there is
   * something.
   */
  already(graphic: GraphicRow): string | null;
  /** Returns the reason why the graphic cannot be in a request that nobody checks one by one; `null` when it is. */
  refusal?(graphic: GraphicRow): string | null;
  execute(graphic: GraphicRow, request: PublishRequest): Promise<unknown>;
}

type ActionOutcome = Omit<BulkOutcome, "id" | "title">;

const refused = (message: string): ActionOutcome => ({ outcome: "refused", message });

/** Returns the reason why one of them was left as it was, in words. */
function wordsOf({ message, details }: Problem): string {
  return details.fields?.map((field) => field.message).join(" ") || message;
}

/** Returns the outcome of one that waits for its files, with the work that makes them. */
function preparing({ message, details }: Problem): ActionOutcome {
  const { jobId, jobIds = jobId === undefined ? [] : [jobId] } = Pending.parse(details);
  return { outcome: "preparing", message, jobIds };
}

/** Whether somebody went back to what readers have: what came after it was taken away from them on purpose. */
const isFormer = ({ revision, revisions }: GraphicRow) =>
  revision !== null && Number.parseInt(revision, 10) < revisions;

/** Request that is carried out for several. */
interface Ordered {
  readonly tag: string;
  /** Time since when the style of the house holds: what went out before it wears another. */
  readonly styleSinceMs: number;
}

function ordersOf(
  context: GraphicsContext,
  { tag, styleSinceMs }: Ordered,
): Readonly<Record<BulkRequest["action"], BulkAction>> {
  const isInStyle = ({ published_at_ms }: GraphicRow) => (published_at_ms ?? 0) >= styleSinceMs;
  const isRetired = ({ status }: GraphicRow) => status === "retired";
  return {
    publish: {
      already: (row) =>
        row.revision !== null && row.published_version >= row.version && isInStyle(row)
          ? "Ya estaba publicado, sin cambios"
          : null,
      refusal: (row) =>
        isFormer(row) ? "Se volvió a una versión anterior: publícalo en su página, que dice qué volvería con él" : null,
      execute: (_row, request) => publishGraphic(context, request),
    },
    retire: {
      already: (row) => (isRetired(row) ? "Ya estaba retirado" : null),
      execute: (_row, request) => retireRecord(context.records, request, { source_key: null }),
    },
    tag: {
      already: (row) => (tagsOf(row).includes(tag) ? "Ya llevaba la etiqueta" : null),
      async execute(row, { id, version, actor }) {
        const tagged = { ...row.fields, tags: [...tagsOf(row), tag], version };
        await editGraphic(context, id, parse(Edit, tagged), actor);
      },
    },
    check: {
      already: () => null,
      execute: (_row, { id, actor }) =>
        context.jobs.order({ kind: CHECK_JOB, subject: id, payload: {}, actor, key: id }),
    },
  };
}

/** Does it with one of them. @returns What came of it; others are done whatever it was. */
async function execute(
  { action, order }: { readonly action: BulkRequest["action"]; readonly order: BulkAction },
  row: GraphicRow,
  version: number,
  actor: Actor,
): Promise<ActionOutcome> {
  const already = order.already(row);
  if (already !== null) return { outcome: "unchanged", message: already };
  if (row.status === "retired" && action !== "check") return refused("Está retirado: recupéralo antes");
  const refusal = order.refusal?.(row) ?? null;
  if (refusal !== null) return refused(refusal);
  try {
    await order.execute(row, { id: row.id, version, actor });
    return { outcome: "done", message: "" };
  } catch (error) {
    if (error instanceof StaleVersion) return refused("Ha cambiado desde que lo elegiste: míralo otra vez");
    if (error instanceof Problem && error.code === "RENDITION_PENDING") return preparing(error);
    if (error instanceof Problem) return refused(wordsOf(error));
    throw error;
  }
}

/**
 * Does the same with several graphics, one after the other, each as if it had been ordered alone: with the version that the person saw and
 * by the same rules. What cannot be done to one keeps none of the others from it.
 */
export function createBulkHandler(context: GraphicsContext): JobHandler {
  return async ({ payload, actor, progress, log }): Promise<BulkReport> => {
    const { action, tag, items } = parse(BulkRequest, payload);
    const { sinceMs: styleSinceMs } = await context.house.current();
    const order = ordersOf(context, { tag, styleSinceMs })[action];
    const outcomes: BulkOutcome[] = [];
    for (const [index, { id, version }] of items.entries()) {
      await progress(index / items.length, `${index + 1} de ${items.length}`);
      const row = await findEntry(context.records, id);
      const told = row === undefined ? refused("Ya no existe") : await execute({ action, order }, row, version, actor);
      outcomes.push({ id, title: row?.title ?? "", ...told });
    }
    log(`${action}: ${outcomes.filter(({ outcome }) => outcome === "done").length} of ${items.length}`);
    return { action, items: outcomes };
  };
}
