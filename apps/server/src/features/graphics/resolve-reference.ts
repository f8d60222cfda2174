import type { Frame } from "@nv/embeds";
import { schemeOf } from "@nv/piece-parts";
import { resolveChart } from "../../platform/services/datawrapper/resolve-chart.ts";
import type { GraphicsContext } from "./graphics-context.ts";

/** Turns a reference into what a page frames. @throws {Problem} `FIELDS_INVALID` when it cannot be published as it is. */
type Resolve = (context: GraphicsContext, reference: string) => Promise<Frame>;

/** Who resolves references, by their scheme: one line a scheme, each in the room that owns the thing. */
const RESOLVERS: Readonly<Record<string, Resolve>> = {
  chart: ({ datawrapper }, reference) => resolveChart(datawrapper, reference),
  // A page of somebody else's is framed as it is.
  https: async (_context, src) => ({ src, title: "", heightsPx: [] }),
};

/**
 * Turns a reference of a configuration into what its page frames.
 *
 * @throws {Problem} `FIELDS_INVALID` when it cannot be published as it is; what the service throws.
 * @throws {Error} When nobody resolves its scheme.
 */
export async function resolveReference(context: GraphicsContext, reference: string): Promise<Frame> {
  const resolve = RESOLVERS[schemeOf(reference)];
  if (resolve === undefined) throw new Error(`Nobody resolves ${reference}.`);
  return resolve(context, reference);
}
