import type { CountSnapshot } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import { inventedCount } from "./core/invented-count.ts";
import { lawOf } from "./core/law-of.ts";
import type { StoredElection } from "./core/stored-election.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { problemText, readSource } from "./read-source.ts";
import type { NightState } from "./schema/tables.ts";

/** The largest file of a source that is read, bytes: 8,131 municipalities with sixty lists each are a third of it. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Answer of a source: nothing new, a count with what is wrong in it, or why there is none. */
export type SourceAnswer =
  | { readonly kind: "same" }
  | { readonly kind: "fault"; readonly text: string }
  | {
      readonly kind: "count";
      readonly snapshot: CountSnapshot;
      readonly faults: readonly string[];
      /** Mark of the answer; empty for none. */
      readonly etag: string;
    };

const fault = (text: string): SourceAnswer => ({ kind: "fault", text });

/** Fetches the count of a source. What does not come is no failure of ours: it is told. */
async function fetchSource(context: ElectionsContext, stored: StoredElection, etag: string): Promise<SourceAnswer> {
  const { source } = stored;
  if (source.kind === "none") return fault("Esta elección no tiene fuente del recuento.");
  try {
    const answer = await context.outsideFetch(source.url, {
      mostBytes: MOST_BYTES,
      ...(etag !== "" && { etag }),
    });
    if (answer.status === 304) return { kind: "same" };
    if (answer.status !== 200) return fault(`La fuente contesta ${answer.status}.`);
    const law = lawOf(stored);
    if (law === null) return fault("Falta la ley electoral.");
    const modified = Date.parse(String(answer.headers["last-modified"] ?? ""));
    const takenAtMs = Number.isNaN(modified) ? context.now() : modified;
    const { presets } = (await context.house.current()).style;
    const { snapshot, problems } = readSource(source, answer.body, { takenAtMs, law, presets });
    const faults = problems.map(problemText);
    if (snapshot === null) return fault(faults[0] ?? "Lo que manda la fuente no se entiende.");
    return { kind: "count", snapshot, faults, etag: String(answer.headers.etag ?? "") };
  } catch (error) {
    if (error instanceof Problem) return fault(`La fuente no contesta: ${error.message}`);
    throw error;
  }
}

/** Asks where the count of a night comes from: its source, or for a rehearsal votes that are invented for it. */
export async function askSource(
  context: ElectionsContext,
  stored: StoredElection,
  night: Pick<NightState, "count_of" | "etag" | "opened_at_ms">,
): Promise<SourceAnswer> {
  if (night.count_of === "source") return fetchSource(context, stored, night.etag);
  const law = lawOf(stored);
  if (law === null) return fault("Falta la ley electoral.");
  const { opened_at_ms: startedAtMs } = night;
  const snapshot = inventedCount(stored, law, { startedAtMs, elapsedMs: context.now() - startedAtMs });
  return snapshot === null ? { kind: "same" } : { kind: "count", snapshot, faults: [], etag: "" };
}
