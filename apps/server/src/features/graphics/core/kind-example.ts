import { GraphicFields } from "@nv/contracts/schemas";
import { FIGURE_LISTED, FigureConfig, GUIDE_PAIRS, type GuideFigure } from "@nv/graphic-types";

const SOURCE = "Mesa de ejemplo, con cifras inventadas";

function fieldsOf({
  kind,
  title,
  altText,
  config,
}: Omit<GuideFigure, "kind"> & { readonly kind: string }): GraphicFields {
  const figure = FigureConfig.parse({ type: "figure", kind, heading: title, ...config });
  return GraphicFields.parse({ title, altText, sourceLine: SOURCE, config: figure });
}

/** The invented figure of a kind, as somebody would have written it; `null` for what is no kind. */
export async function kindExample(name: string): Promise<GraphicFields | null> {
  const kind = FIGURE_LISTED.find((one) => one.name === name);
  return kind === undefined ? null : fieldsOf({ ...(await kind.example()), kind: name });
}

/** A figure of a pair of the style guide: as its rule asks (`yes`), or as it asks not to; `null` for what is no pair. */
export function guideExample(name: string, side: string): GraphicFields | null {
  const pair = Object.entries(GUIDE_PAIRS).find(([known]) => known === name)?.[1];
  if (pair === undefined || (side !== "yes" && side !== "no")) return null;
  return fieldsOf(pair[side]);
}
