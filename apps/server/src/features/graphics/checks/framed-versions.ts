import { publicUrlOf } from "@nv/embeds";
import { typeOf } from "@nv/graphic-types";
import { chartIdIn, graphicSlugIn } from "@nv/piece-parts";
import { chartUrl } from "../../../platform/services/datawrapper/resolve-chart.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";

/** Longest name of a version in an address, characters: that of a revision of ours. */
const LONGEST_VERSION = 20;

/** A thing that a published page frames as it was, and the version of it. */
export interface FramedVersion {
  /** `chart:ej001` or `graphic:embalses`. */
  readonly reference: string;
  /** Version in the address of its frame: `2`, `3-1e28aac04c`. */
  readonly version: string;
}

/** Address of which a version would be the next part; `null` for what has no versions. */
function versionsUrl({ publishing, datawrapper }: GraphicsContext, reference: string): string | null {
  const [chart, graphic] = [chartIdIn(reference), graphicSlugIn(reference)];
  if (chart !== null) return chartUrl(datawrapper, chart);
  return graphic === null ? null : publicUrlOf(publishing.publicBaseUrl, graphic);
}

/** The version that a page frames below an address; empty where it frames whatever is out. */
function versionIn(html: string, url: string): string {
  for (const after of html.split(url).slice(1)) {
    const [version = ""] = after.slice(0, LONGEST_VERSION + 1).split("/", 1);
    if (/^\d+(?:-[a-z0-9]+)?$/.test(version)) return version;
  }
  return "";
}

/** Versions that the page which readers have frames, wherever it keeps one: as its form says, or because it went out before pages followed by themselves. */
export async function framedVersions(context: GraphicsContext, row: GraphicRow): Promise<readonly FramedVersion[]> {
  const { config } = row.fields;
  const type = typeOf(config.type);
  const framed = type
    .sources(config)
    .flatMap(({ field, reference }) =>
      graphicSlugIn(reference) === null || type.framesGraphicAt(field) ? reference : [],
    );
  const urls = framed.flatMap((reference) => {
    const url = versionsUrl(context, reference);
    return url === null ? [] : { reference, url };
  });
  if (row.revision === null || urls.length === 0) return [];
  const page = await context.publishing.sections.g.readFile(row.slug, row.revision, "index.html");
  const html = page?.toString() ?? "";
  return urls
    .map(({ reference, url }) => ({ reference, version: versionIn(html, url) }))
    .filter(({ version }) => version !== "");
}
