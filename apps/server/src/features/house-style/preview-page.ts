import type { HouseStylePreview, HouseStyle as Style } from "@nv/contracts/schemas";
import { HOUSE_PLACE } from "@nv/embeds";
import { FORMATS } from "@nv/formats";
import { typeOf } from "@nv/graphic-types";
import { loadCharts, pieceFiles } from "@nv/graphic-types/page";
import type { z } from "zod";
import type { House } from "../../platform/house/house.ts";
import type { EmbedAssets } from "../../platform/publishing/embed-assets.ts";

/** Format of the story that is shown: text alone, which asks for no file. */
const SHOWN_FORMAT = "Texto";

/** Texts of what is shown in a style. */
const SHOWN = {
  figure: { heading: "Los precios de Ejemplia vuelven a donde estaban", subheading: "Inflación anual, en %" },
  story: { title: "Así se lee un titular de la casa", kicker: "Muestra", byline: "Mesa de ejemplo" },
} as const;

/** The configuration of what is shown: the examples of the product. */
function configOf(piece: z.infer<typeof HouseStylePreview>["piece"]) {
  if (piece === "figure") return { ...typeOf("figure").example.config, ...SHOWN.figure };
  const block = FORMATS.find(({ about }) => about.name === SHOWN_FORMAT)?.example.block;
  if (block === undefined) throw new Error(`There is no format called ${SHOWN_FORMAT}.`);
  const { kicker, byline } = SHOWN.story;
  const dek = "Una entradilla con cifras: 12.345,6 millones de euros, un 12 % más. ¿Mañana? Ñu, güisqui, «comillas».";
  return { type: "story", kicker, dek, byline, blocks: [block] };
}

/** Writes a page of an example in a style that nobody saved. @returns HTML. */
export async function previewPage(
  { house, assets }: { readonly house: Pick<House, "dressPreview">; readonly assets: EmbedAssets },
  piece: z.infer<typeof HouseStylePreview>["piece"],
  style: Style,
): Promise<string> {
  const config = configOf(piece);
  const fields = { title: SHOWN.story.title, altText: "Muestra del estilo.", sourceLine: "Datos inventados", config };
  const [page] = pieceFiles({
    slug: "muestra",
    fields: { ...fields, language: "es", credit: "", author: "", section: "", tags: [], note: "" },
    heightsPx: [],
    resolved: { frames: new Map(), files: new Map() },
    charts: await loadCharts(),
    assets: { ...assets.page, house: HOUSE_PLACE },
    readers: assets.readers,
    formats: assets.formats,
  });
  return house.dressPreview(page.body, style);
}
