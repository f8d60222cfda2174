import type { MapStyle } from "@nv/contracts/schemas";

/** Input of the layers of QGIS. */
interface QgisLayersInput {
  readonly style: MapStyle;
  readonly title: string;
  /** Whole address of the house's own basemap. */
  readonly groundUrl: string;
}

type Attributes = Readonly<Record<string, string | number>>;

const safe = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function tag(name: string, attributes: Attributes, ...inner: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(String(value))}"`);
  return `<${name}${written.join("")}${inner.length === 0 ? "/>" : `>${inner.join("")}</${name}>`}`;
}

/** A colour as QGIS writes it. */
function qgisColor(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `${red},${green},${blue},255`;
}

const options = (values: Attributes) =>
  tag(
    "Option",
    { type: "Map" },
    ...Object.entries(values).map(([name, value]) => tag("Option", { type: "QString", name, value })),
  );

const symbol = (name: string, type: string, kind: string, values: Attributes) =>
  tag("symbol", { type, name, alpha: 1 }, tag("layer", { class: kind, enabled: 1 }, options(values)));

const line = (name: string, color: string, widthPx: number, isDashed: boolean) =>
  symbol(name, "line", "SimpleLine", {
    line_color: qgisColor(color),
    line_width: widthPx,
    line_width_unit: "Pixel",
    use_custom_dash: isDashed ? 1 : 0,
    customdash: `${widthPx * 5};${widthPx * 3}`,
    customdash_unit: "Pixel",
  });

/** Draws what a rule says, each with the symbol of its place in the list. */
function byRule(rules: readonly { readonly filter: string; readonly symbol: (name: string) => string }[]): string {
  const named = rules.map(({ filter }, at) => tag("rule", { key: `r${at}`, filter, symbol: at }));
  const symbols = rules.map((rule, at) => rule.symbol(String(at)));
  return tag(
    "renderer-v2",
    { type: "RuleRenderer" },
    tag("rules", { key: "r" }, ...named),
    tag("symbols", {}, ...symbols),
  );
}

function landRenderer({ colors }: MapStyle): string {
  const land = symbol("0", "fill", "SimpleFill", {
    color: qgisColor(colors.land),
    style: "solid",
    outline_style: "no",
  });
  return tag("renderer-v2", { type: "singleSymbol" }, tag("symbols", {}, land));
}

function bordersRenderer({ colors, borders: { widthPx, hasRegions, disputed } }: MapStyle): string {
  const regions = {
    filter: `"kind" = 'region-border'`,
    symbol: (name: string) => line(name, colors.border, widthPx * 0.6, false),
  };
  const dashed = {
    filter: `"kind" = 'border' AND "disputed"`,
    symbol: (name: string) => line(name, colors.border, widthPx, true),
  };
  return byRule([
    ...(hasRegions ? [regions] : []),
    { filter: `"kind" = 'border' AND NOT "disputed"`, symbol: (name) => line(name, colors.border, widthPx, false) },
    ...(disputed === "dashed" ? [dashed] : []),
  ]);
}

const NAMES = {
  es: '"name"',
  local: 'coalesce("local", "name")',
  both: `"name" || coalesce('\n' || "local", '')`,
} as const;

/** Names, those that are wanted most first: QGIS leaves out what has no room. */
function namesLabeling({ colors, labels }: MapStyle): string {
  const ranks = [
    { filter: `"kind" = 'country-name'`, sizePx: labels.countriesPx, isCapitals: true },
    { filter: `"kind" = 'place-name' AND "rank" = 1`, sizePx: labels.placesPx, isCapitals: false },
    { filter: `"kind" = 'region-name'`, sizePx: labels.regionsPx, isCapitals: false },
    { filter: `"kind" = 'place-name' AND "rank" > 1`, sizePx: labels.placesPx, isCapitals: false },
  ].filter(({ sizePx }) => sizePx > 0);
  const rules = ranks.map(({ filter, sizePx, isCapitals }, at) => {
    const buffer = { bufferDraw: 1, bufferSize: 1.4, bufferSizeUnits: "Pixel", bufferColor: qgisColor(colors.halo) };
    const text = {
      ...{ fieldName: NAMES[labels.language], isExpression: 1, fontFamily: "Public Sans", fontSize: sizePx },
      ...{ fontSizeUnit: "Pixel", textColor: qgisColor(colors.label), capitalization: isCapitals ? 1 : 0 },
    };
    const settings = tag(
      "settings",
      {},
      tag("text-style", text, tag("text-buffer", buffer)),
      // Over the point: a name stands where its place is.
      tag("placement", { placement: 1, quadOffset: 4, priority: 9 - 2 * at }),
    );
    return tag("rule", { key: `n${at}`, filter }, settings);
  });
  return tag("labeling", { type: "rule-based" }, tag("rules", { key: "n" }, ...rules));
}

/**
 * The house's ground as layers of QGIS with its colours, borders and names: what «Layer definition files» are for.
 *
 * @see https://docs.qgis.org/latest/en/docs/user_manual/appendices/qgis_file_formats.html
 */
export function qgisLayers({ style, title, groundUrl }: QgisLayersInput): string {
  const nothing = tag("renderer-v2", { type: "nullSymbol" });
  const layers = [
    { id: "rotulos", name: "Rótulos", geometry: "Point", look: [nothing, namesLabeling(style)] },
    { id: "fronteras", name: "Fronteras", geometry: "LineString", look: [bordersRenderer(style)] },
    { id: "paises", name: "Países", geometry: "Polygon", look: [landRenderer(style)] },
  ];
  // GDAL, which reads it, wants to be told that it is an address.
  const source = /^https?:/.test(groundUrl) ? `/vsicurl/${groundUrl}` : groundUrl;
  const place = tag("srs", {}, tag("spatialrefsys", {}, "<authid>EPSG:4326</authid>"));
  const tree = layers.map(({ id, name }) => tag("layer-tree-layer", { id, name, checked: "Qt::Checked", expanded: 0 }));
  const maps = layers.map(({ id, name, geometry, look }) =>
    tag(
      "maplayer",
      { type: "vector", geometry, labelsEnabled: id === "rotulos" ? 1 : 0 },
      `<id>${id}</id><layername>${name}</layername><provider encoding="UTF-8">ogr</provider>`,
      `<datasource>${safe(`${source}|geometrytype=${geometry}`)}</datasource>`,
      place,
      ...look,
    ),
  );
  const group = tag("layer-tree-group", { name: title, checked: "Qt::Checked", expanded: 1 }, ...tree);
  return `<!DOCTYPE qgis-layer-definition>\n${tag("qlr", {}, tag("layer-tree-group", { name: "" }, group), tag("maplayers", {}, ...maps))}\n`;
}
