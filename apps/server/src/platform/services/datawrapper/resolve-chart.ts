import type { EmbedFrame } from "@nv/embeds";
import { chartIdIn } from "@nv/piece-parts";
import { invalidFields, Problem } from "../../../http/problem.ts";
import type { Datawrapper } from "./datawrapper-client.ts";

/** Width for which Datawrapper tells the height of a chart, CSS pixels. */
const TOLD_WIDTH_PX = 600;

/** Failures of the service that must not stop a publication: the chart is framed without knowing whether it is published. */
const PASSING = new Set(["SERVICE_OFF", "SERVICE_BUSY", "SERVICE_FAILED", "SERVICE_REFUSED", "SERVICE_FORBIDDEN"]);

/** Address under which Datawrapper shows the present version of a chart. */
export function chartUrl({ settings }: Datawrapper, id: string): string {
  return `${settings.cdnBase}/${id}/`;
}

/**
 * Resolves `chart:AbC12` to the address that always shows what Datawrapper shows: one with a version keeps readers of every article at the
 * figures of the day on which the piece was published, and is for who asks for it.
 *
 * @param how - Whether the version that is out now is framed; where the service cannot be asked, what is out is.
 * @throws {Problem} `FIELDS_INVALID` when it is not published or does not exist.
 */
export async function resolveChart(
  datawrapper: Datawrapper,
  reference: string,
  { keepsVersion }: { readonly keepsVersion: boolean },
): Promise<EmbedFrame> {
  const id = chartIdIn(reference) ?? "";
  const src = chartUrl(datawrapper, id);
  try {
    const { publicVersion, embedHeightPx, title } = await datawrapper.chart(id);
    if (publicVersion === 0) throw invalidFields([{ field: "", message: `El gráfico ${id} no está publicado` }]);
    const heightsPx = embedHeightPx === null ? [] : [[TOLD_WIDTH_PX, embedHeightPx] as const];
    return { src: keepsVersion ? `${src}${publicVersion}/` : src, title, heightsPx };
  } catch (error) {
    if (error instanceof Problem && error.code === "SERVICE_NOT_FOUND")
      throw invalidFields([{ field: "", message: `El gráfico ${id} no existe en Datawrapper` }]);
    if (!(error instanceof Problem) || !PASSING.has(error.code)) throw error;
    return { src, title: "", heightsPx: [] };
  }
}
