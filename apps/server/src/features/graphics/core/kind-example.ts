import { GraphicFields } from "@nv/contracts/schemas";
import { FIGURE_LISTED, FigureConfig } from "@nv/graphic-types";

const SOURCE = "Mesa de ejemplo, con cifras inventadas";

/** The invented figure of a kind, as somebody would have written it; `null` for what is no kind. */
export async function kindExample(name: string): Promise<GraphicFields | null> {
  const kind = FIGURE_LISTED.find((one) => one.name === name);
  if (kind === undefined) return null;
  const { title, altText, config } = await kind.example();
  const figure = FigureConfig.parse({ type: "figure", kind: name, heading: title, ...config });
  return GraphicFields.parse({ title, altText, sourceLine: SOURCE, config: figure });
}
