import { EXAMPLE_PAGES_PATH } from "@nv/contracts";
import { type EmbedFrame, EXAMPLE_PAGE_HEIGHT_PX } from "@nv/embeds";
import { examplePageIn, schemeOf } from "@nv/piece-parts";
import { resolveChart } from "../../../platform/services/datawrapper/resolve-chart.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { type FramingPage, resolveFramedGraphic } from "./framed-graphic.ts";

/** Turns a reference into what a page frames. @throws {Problem} `FIELDS_INVALID` when it cannot be published as it is. */
type Resolve = (context: GraphicsContext, reference: string, page: FramingPage) => Promise<EmbedFrame>;

/** The only width for which a height need be known of what has the same at any. CSS pixels. */
const ANY_WIDTH_PX = 640;

/** Resolvers of references, by their scheme: one line a scheme, each in the module that owns the thing. */
const RESOLVERS: Readonly<Record<string, Resolve>> = {
  chart: ({ datawrapper }, reference, page) => resolveChart(datawrapper, reference, page),
  graphic: resolveFramedGraphic,
  // At the address that readers reach the house by today: the reference outlives a change of it.
  example: async ({ publishing }, reference) => ({
    src: `${publishing.publicBaseUrl}${EXAMPLE_PAGES_PATH}/${examplePageIn(reference)}/`,
    title: "",
    heightsPx: [[ANY_WIDTH_PX, EXAMPLE_PAGE_HEIGHT_PX]],
  }),
  // A page of somebody else's is framed as it is.
  https: async (_context, src) => ({ src, title: "", heightsPx: [] }),
};

/**
 * Turns a reference of a configuration into what its page frames.
 *
 * @throws {Problem} `FIELDS_INVALID` when it cannot be published as it is; what the service throws.
 * @throws {Error} When nobody resolves its scheme.
 */
export async function resolveReference(
  context: GraphicsContext,
  reference: string,
  page: FramingPage,
): Promise<EmbedFrame> {
  const resolve = RESOLVERS[schemeOf(reference)];
  if (resolve === undefined) throw new Error(`Nobody resolves ${reference}.`);
  return resolve(context, reference, page);
}
