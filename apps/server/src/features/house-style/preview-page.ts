import type { GraphicFields, HouseStylePreview, HouseStyle as Style } from "@nv/contracts/schemas";
import { HOUSE_PLACE } from "@nv/embeds";
import { FORMATS } from "@nv/formats";
import { typeOf } from "@nv/graphic-types";
import { loadCharts, pieceFiles } from "@nv/graphic-types/page";
import type { z } from "zod";
import { cardHouse } from "../../platform/house/card-house.ts";
import { houseLetters } from "../../platform/house/house-letters.ts";
import { createFacesReader } from "../../platform/house/read-faces.ts";
import type { Platform } from "../../platform/platform.ts";

/** Format of the story that is shown: text alone, which asks for no file. */
const SHOWN_FORMAT = "Texto";

/** Texts of what is shown in a style. */
const SHOWN = {
  figure: { heading: "Los precios de Ejemplia vuelven a donde estaban", subheading: "Inflación anual, en %" },
  story: { title: "Así se lee un titular de la casa", kicker: "Muestra", byline: "Mesa de ejemplo" },
} as const;

/** Request for a page: the piece that is shown, and the ground on which. */
export type Wanted = Pick<z.infer<typeof HouseStylePreview>, "piece" | "theme">;

/** Dependencies of the preview. */
export type PreviewContext = Pick<Platform, "atlas" | "files" | "folders" | "house" | "log" | "publishing">;

function storyConfig() {
  const block = FORMATS.find(({ about }) => about.name === SHOWN_FORMAT)?.example.block;
  if (block === undefined) throw new Error(`There is no format called ${SHOWN_FORMAT}.`);
  const { kicker, byline } = SHOWN.story;
  const dek = "Una entradilla con cifras: 12.345,6 millones de euros, un 12 % más. ¿Mañana? Ñu, güisqui, «comillas».";
  return { type: "story", kicker, dek, byline, blocks: [block] } as const;
}

/** The configuration of what is shown: the examples of the product. */
function configOf(piece: Wanted["piece"]): GraphicFields["config"] {
  if (piece === "story") return storyConfig();
  if (piece === "map") return typeOf("locator").example.config;
  const { config } = typeOf(piece).example;
  return piece === "figure" ? { ...config, ...SHOWN.figure } : config;
}

/** Theme of the example of a card, in each theme of the page. */
const CARD_THEMES = { light: "claro", dark: "oscuro" } as const;

/** Writes a page of a card, which is a picture. */
async function cardPreview(context: PreviewContext, style: Style, theme: Wanted["theme"]): Promise<string> {
  const { folders, house, log } = context;
  const onMissing = (err: unknown) => log.warn({ err }, "the letters of a typeface of a style are missing");
  const faces = await houseLetters({ builtIn: createFacesReader(folders.faces), house, onMissing }, style);
  const { draws, example } = typeOf("card");
  const config: GraphicFields["config"] = { ...example.config, theme: CARD_THEMES[theme], ratios: ["16x9"] };
  const input = { faces, house: await cardHouse(context, style), picture: async () => "" };
  const svg = await draws?.pictures(config, input).pictures[0]?.svg();
  const styles = "body{margin:0}img{display:block;width:100%;height:auto}";
  const src = `data:image/svg+xml;base64,${Buffer.from(svg ?? "").toString("base64")}`;
  return `<!doctype html><html lang="es"><title>Una tarjeta</title><style>${styles}</style><body><img src="${src}" alt="Una tarjeta">`;
}

/** Writes a page of an example in a style that nobody saved. @returns HTML. */
export async function previewPage(context: PreviewContext, { piece, theme }: Wanted, style: Style): Promise<string> {
  if (piece === "card") return cardPreview(context, style, theme);
  const { assets } = context.publishing;
  const config = configOf(piece);
  const fields = { title: SHOWN.story.title, altText: "Muestra del estilo.", sourceLine: "Datos inventados", config };
  const [page] = pieceFiles({
    slug: "muestra",
    fields: { ...fields, language: "es", credit: "", author: "", section: "", tags: [], note: "" },
    heightsPx: [],
    resolved: { frames: new Map(), files: new Map() },
    atlas: await context.atlas(typeOf(config.type).atlas(config)),
    charts: await loadCharts(),
    assets: { ...assets.page, house: HOUSE_PLACE },
    readers: assets.readers,
    formats: assets.formats,
    srcOf: () => "",
    house: style,
  });
  return context.house.dressPreview(page.body, style);
}
