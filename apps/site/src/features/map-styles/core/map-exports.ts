import { MAP_COLOR_NAMES, type MapColorName } from "@nv/contracts";
import type { MapStyle } from "@nv/contracts/schemas";
import { MAPBOX_TOKEN_NAME, mapboxStyleAddress, mapStyleDocument, readMapboxStyle } from "@nv/geography";
import { gimpPalette } from "@nv/ui/gimp-palette";
import { qgisLayers } from "./qgis-layers.ts";

/** Source of an export. */
export interface ExportedStyle {
  readonly style: MapStyle;
  readonly title: string;
  /** Address of the published style, for programs that fetch it; `null` before it is published. */
  readonly publicUrl: string | null;
  /** Address of the house's own ground. */
  readonly groundUrl: string;
}

/** A file of an export, or a text to copy. */
export interface StyleExport {
  readonly id: "maplibre" | "mapbox" | "r" | "qgis" | "qlr" | "palette";
  readonly name: string;
  readonly use: string;
  readonly fileName: string;
  readonly text: string;
}

const isColorName = (name: string): name is MapColorName => Object.hasOwn(MAP_COLOR_NAMES, name);

/** Each colour of a style with what it is. */
export function namedColors({
  colors,
}: Pick<MapStyle, "colors">): readonly { readonly name: string; readonly key: MapColorName; readonly hex: string }[] {
  return Object.keys(MAP_COLOR_NAMES)
    .filter(isColorName)
    .map((key) => ({ key, name: MAP_COLOR_NAMES[key], hex: colors[key] }));
}

/** View of the examples: Madrid, so that whoever copies them sees something at once. */
const VIEW = "center: [-3.7038, 40.4168], zoom: 5";

/** A text inside of a string of R. */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** Writes the note on what Mapbox GL must be told of a style. */
function mapboxNote({ provider }: MapStyle): string {
  const own = provider.kind === "mapbox" ? readMapboxStyle(provider.address) : null;
  if (own !== null)
    return `El estilo de la cuenta es mapbox://styles/${own.user}/${own.style}; estilo.json le pone los colores de la casa.`;
  if (provider.address.includes(".pmtiles")) return "Mapbox GL no abre PMTiles: este estilo necesita MapLibre.";
  return "Guarda el estilo como estilo.json: es el de MapLibre.";
}

function mapbox({ style, title }: ExportedStyle): string {
  const view = `${VIEW}, maxZoom: ${style.maxZoom}`;
  const isOwnBasemap = style.provider.kind === "own" || style.provider.kind === "style";
  const map = isOwnBasemap
    ? [
        `const estilo = await (await fetch("estilo.json")).json();`,
        "// Mapbox GL exige una dirección de las letras, aunque con localFontFamily (desde su versión 2) las dibuje el navegador.",
        `estilo.glyphs = "mapbox://fonts/mapbox/{fontstack}/{range}.pbf";`,
        `const localFontFamily = '"Public Sans", sans-serif';`,
        `new mapboxgl.Map({ container: "mapa", style: estilo, localFontFamily, ${view} });`,
      ]
    : [`new mapboxgl.Map({ container: "mapa", style: "estilo.json", ${view} });`];
  return [
    `// ${title}. ${MAPBOX_TOKEN_NAME} es la clave pública (pk.…), restringida por dirección: aquí no va su valor.`,
    `// ${mapboxNote(style)}`,
    `mapboxgl.accessToken = ${MAPBOX_TOKEN_NAME};`,
    ...map,
    "",
  ].join("\n");
}

function rScript({ style, title, groundUrl }: ExportedStyle): string {
  const { labels, borders, attribution } = style;
  const colors = namedColors(style).map(({ key, hex }) => `  ${key} = "${hex}"`);
  const width = borders.widthPx / 2;
  return `# ${title}: los colores de los mapas de la casa, para sf y ggplot2.
library(sf)
library(ggplot2)

mapa <- c(
${colors.join(",\n")}
)

suelo <- st_read(${quoted(groundUrl)}, quiet = TRUE)
paises <- suelo[suelo$kind == "country", ]
fronteras <- suelo[suelo$kind == "border", ]
limites <- suelo[suelo$kind == "region-border", ]

# Con "Public Sans" si está instalada: sin la letra que se le pide, R no dibuja nada.
letra <- ""

tema_mapa <- function() {
  theme_void(base_family = letra, base_size = ${Math.max(labels.placesPx, 12)}) +
    theme(
      panel.background = element_rect(fill = mapa[["water"]], colour = NA),
      plot.background = element_rect(fill = mapa[["halo"]], colour = NA),
      text = element_text(colour = mapa[["label"]]),
      plot.caption = element_text(hjust = 0)
    )
}

ggplot() +
  geom_sf(data = paises, fill = mapa[["land"]], colour = NA) +
  geom_sf(data = fronteras[!fronteras$disputed, ], colour = mapa[["border"]], linewidth = ${width}) +
${borders.hasRegions ? `  geom_sf(data = limites, colour = mapa[["border"]], linewidth = ${width * 0.6}) +\n` : ""}${borders.disputed === "dashed" ? `  geom_sf(data = fronteras[fronteras$disputed, ], colour = mapa[["border"]], linewidth = ${width}, linetype = "dashed") +\n` : ""}  coord_sf(xlim = c(-10, 5), ylim = c(35.5, 44.5)) +
  labs(caption = ${quoted(attribution)}) +
  tema_mapa()
`;
}

function qgisText({ style, publicUrl, groundUrl }: ExportedStyle): string {
  const { provider } = style;
  const source =
    provider.kind === "mapbox"
      ? `XYZ Tiles › Nueva conexión. URL: ${(mapboxStyleAddress(provider.address) ?? "").replace("?", "/tiles/512/{z}/{x}/{y}?")}`
      : provider.kind === "tiles"
        ? `Vector Tiles › Nueva conexión genérica. URL de las teselas: ${provider.address}\nURL del estilo: ${publicUrl ?? "la que tendrá al publicarlo"}`
        : `Capa › Añadir desde archivo de definición de capa: el archivo .qlr, que lo trae de ${groundUrl}`;
  const colors = namedColors(style).map(({ name, hex }) => `${name}\t${hex}`);
  return `${source}\n\nColor del fondo del proyecto (Proyecto › Propiedades › General): ${style.colors.water}\n\n${colors.join("\n")}\n`;
}

/** Every way to take a style away. */
export function mapExports(exported: ExportedStyle): readonly StyleExport[] {
  const { style, title, groundUrl } = exported;
  const document = `${JSON.stringify(mapStyleDocument(style, { name: title, groundUrl }), null, 2)}\n`;
  return [
    {
      id: "maplibre",
      name: "MapLibre",
      use:
        style.provider.kind === "mapbox"
          ? "Sus fuentes son mapbox://: solo lo lee Mapbox GL."
          : "El estilo entero, tal como se publica.",
      fileName: "estilo.json",
      text: document,
    },
    {
      id: "mapbox",
      name: "Mapbox",
      use: "Código para Mapbox GL, con estilo.json al lado.",
      fileName: "mapbox.js",
      text: mapbox(exported),
    },
    {
      id: "r",
      name: "R",
      use: "Un tema de ggplot2 y los colores, con sf.",
      fileName: "mapa.R",
      text: rScript(exported),
    },
    {
      id: "qgis",
      name: "QGIS",
      use: "De dónde se trae el fondo, y los colores.",
      fileName: "qgis.txt",
      text: qgisText(exported),
    },
    {
      id: "qlr",
      name: "QGIS, capas",
      use: "Países, fronteras y rótulos de la casa: Capa › Añadir desde archivo de definición de capa.",
      fileName: "mapa.qlr",
      text: qgisLayers(exported),
    },
    {
      id: "palette",
      name: "Paleta",
      use: "Para GIMP, Inkscape y Krita. Sin valores CMYK: dependen del perfil de la rotativa, que aquí no se conoce; conviértela con él.",
      fileName: "mapa.gpl",
      text: gimpPalette({ title, remark: style.attribution }, namedColors(style)),
    },
  ];
}
