import type { DatawrapperDetail } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { chartIdIn } from "@nv/piece-parts";
import { Problem } from "../../../http/problem.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";
import type { Finding } from "./core/finding.ts";
import { framedVersions } from "./framed-versions.ts";

/** Time after a publication within which a change is part of it, milliseconds: the service notes both moments, one after the other. */
const SAME_MOMENT_MS = 60_000;

/** Findings in the account about the charts that a graphic frames. */
export interface ChartFindings {
  readonly findings: readonly Finding[];
  /** Whether readers see an older version than the one that is out. */
  readonly isBehind: boolean;
}

const NOTHING: ChartFindings = { findings: [], isBehind: false };

/** Tells that the account has changes which are not out there. */
function aheadFinding({ id, lastModifiedAt, publishedAt }: DatawrapperDetail): readonly Finding[] {
  const aheadMs = Date.parse(lastModifiedAt) - Date.parse(publishedAt);
  return aheadMs > SAME_MOMENT_MS
    ? [{ isBroken: false, text: `En Datawrapper, ${id} tiene cambios sin publicar` }]
    : [];
}

function findingsOf(chart: DatawrapperDetail, shown: string): ChartFindings {
  const { id, publicVersion } = chart;
  if (publicVersion === 0)
    return { findings: [{ isBroken: true, text: `${id} ya no está publicado en Datawrapper` }], isBehind: false };
  const isBehind = shown !== "" && Number(shown) < publicVersion;
  const text = `Datawrapper va por la versión ${publicVersion} de ${id} y los lectores ven la ${shown}: publícalo otra vez`;
  return { findings: [...(isBehind ? [{ isBroken: false, text }] : []), ...aheadFinding(chart)], isBehind };
}

/** Asks the account about a chart. @returns `null` where it does not say: that is no fault of the graphic. */
async function asked({ datawrapper }: GraphicsContext, id: string): Promise<DatawrapperDetail | null> {
  try {
    return await datawrapper.chart(id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return null;
  }
}

/** Compares the charts that a published graphic frames with the team's account: those that are out no more, and those of which it is ahead. */
export async function chartFindings(context: GraphicsContext, row: GraphicRow): Promise<ChartFindings> {
  if (row.revision === null || context.datawrapper.settings.mode === "off") return NOTHING;
  const { config } = row.fields;
  const charts = new Set(
    typeOf(config.type)
      .sources(config)
      .flatMap(({ reference }) => chartIdIn(reference) ?? []),
  );
  const versions = new Map((await framedVersions(context, row)).map(({ reference, version }) => [reference, version]));
  const found = await Promise.all(
    [...charts].map(async (id) => {
      const chart = await asked(context, id);
      return chart === null ? NOTHING : findingsOf(chart, versions.get(`chart:${id}`) ?? "");
    }),
  );
  return {
    findings: found.flatMap(({ findings }) => findings),
    isBehind: found.some(({ isBehind }) => isBehind),
  };
}
