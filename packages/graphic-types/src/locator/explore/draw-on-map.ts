import { type Map as LiveMap, Marker } from "maplibre-gl";
import { ARROW_GAP_PX, arrowPaths } from "../draw/draw-arrow.ts";
import type { Explored } from "./explored.ts";

const OWN = "nv-own";
const SVG = "http://www.w3.org/2000/svg";

/** Pixels around 0, 0 in which a sign is drawn, of a phone. */
const SIGN_BOX_PX = 12;

/** Distance by which a name beside its point ends below it, pixels: its letters stand a little above it, as in the drawing. */
const RAISED_PX = 2;

/** Dashes of a line, in its widths. */
const DASHES = [2.4, 1.6];

/** An element with a class and a text. */
export function element(name: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** SVG as a picture: nothing of it runs. */
export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Positions of longitudes and latitudes in turn. */
function positions(part: readonly number[]): number[][] {
  return Array.from({ length: part.length / 2 }, (_, at) => part.slice(2 * at, 2 * at + 2));
}

/** Lines, areas and circles, over everything that the style draws. */
function addShapes(map: LiveMap, { shapes, areaOpacity }: Explored): void {
  const features = shapes.map(({ kind, parts, ...look }) => ({
    type: "Feature" as const,
    properties: { kind, ...look },
    geometry:
      kind === "area"
        ? { type: "Polygon" as const, coordinates: parts.map((part) => positions([...part, ...part.slice(0, 2)])) }
        : { type: "MultiLineString" as const, coordinates: parts.map(positions) },
  }));
  map.addSource(OWN, { type: "geojson", data: { type: "FeatureCollection", features } });
  const get = (name: string): ["get", string] => ["get", name];
  const line = { "line-color": get("colour"), "line-width": get("widthPx") };
  const fill = { "fill-color": get("colour"), "fill-opacity": areaOpacity };
  const round = { "line-cap": "round", "line-join": "round" } as const;
  const add = (id: string) => ({ id: `${OWN}-${id}`, source: OWN });
  map.addLayer({ ...add("areas"), type: "fill", filter: ["==", ["get", "kind"], "area"], paint: fill });
  map.addLayer({
    ...{ ...add("lines"), type: "line", layout: round },
    filter: ["!", ["get", "isDashed"]],
    paint: line,
  });
  map.addLayer({
    ...{ ...add("dashes"), type: "line", layout: { "line-join": "round" } },
    filter: ["get", "isDashed"],
    paint: { ...line, "line-dasharray": DASHES },
  });
}

function path(attributes: Readonly<Record<string, string | number>>): SVGPathElement {
  const made = document.createElementNS(SVG, "path");
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/** Arrows, drawn on the screen as in the drawing: their heads are no smaller from far away, and they bend as much. */
function addArrows(map: LiveMap, { arrows }: Explored, scale: number): void {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "nv-map__arrows");
  sheet.setAttribute("aria-hidden", "true");
  const drawn = arrows.map(({ from, to, bend, colour, widthPx, isDashed }) => {
    const width = widthPx * scale;
    const dashes = DASHES.map((share) => share * width).join(" ");
    const stroke = { stroke: colour, "stroke-width": width, ...(isDashed && { "stroke-dasharray": dashes }) };
    const [line, head] = [path({ fill: "none", ...stroke }), path({ fill: colour })];
    sheet.append(line, head);
    return () => {
      const [a, b] = [map.project([from.lon, from.lat]), map.project([to.lon, to.lat])];
      const paths = arrowPaths([a.x, a.y], [b.x, b.y], { bend, scale, gapPx: ARROW_GAP_PX * scale });
      line.setAttribute("d", paths.line);
      head.setAttribute("d", paths.head);
    };
  });
  const draw = () => {
    for (const one of drawn) one();
  };
  draw();
  map.on("move", draw);
  map.getCanvasContainer().append(sheet);
}

/** A sign at its point. */
function signImage(sign: string, scale: number): HTMLImageElement {
  const size = SIGN_BOX_PX * 2;
  const box = [-SIGN_BOX_PX, -SIGN_BOX_PX, size, size].join(" ");
  const font = 'font-family="system-ui,sans-serif"';
  const image = document.createElement("img");
  image.alt = "";
  // The page's own pictures are as wide as the page.
  Object.assign(image.style, { width: `${size * scale}px`, height: `${size * scale}px` });
  image.src = pictureOf(`<svg xmlns="${SVG}" viewBox="${box}" ${font}>${sign}</svg>`);
  return image;
}

/** Names as texts, which are read, found and copied as such. */
function addTexts(map: LiveMap, { texts, halo }: Explored, scale: number): void {
  const around = [-1, 1].flatMap((x) => [-1, 1].map((y) => `${x}px ${y}px 2px ${halo}`)).join(",");
  for (const { lon, lat, lines, sign, side, gapPx } of texts) {
    if (sign !== "") new Marker({ element: signImage(sign, scale) }).setLngLat([lon, lat]).addTo(map);
    if (lines.length === 0) continue;
    const made = element("div", "nv-map__name");
    made.style.textShadow = around;
    for (const { text, sizePx, weight, colour, isItalic = false, opacity = 1, spacing = 0 } of lines) {
      const style = { color: colour, fontSize: `${sizePx * scale}px`, fontWeight: String(weight) };
      const more = { fontStyle: isItalic ? "italic" : "", opacity: String(opacity), letterSpacing: `${spacing}em` };
      const line = made.appendChild(element("div", "", text));
      Object.assign(line.style, style, more);
    }
    const away = gapPx * scale;
    const [anchor, dx, dy] = (
      { over: ["center", 0, 0], right: ["bottom-left", away, RAISED_PX], left: ["right", -away, 0] } as const
    )[side];
    if (side !== "over") made.style.textAlign = side === "left" ? "right" : "left";
    new Marker({ element: made, anchor, offset: [dx, dy] }).setLngLat([lon, lat]).addTo(map);
  }
}

/** Draws over a map what its drawing shows: lines, areas and circles, arrows over them, and signs and names over all. */
export function drawOnMap(map: LiveMap, told: Explored): void {
  const scale = map.getContainer().clientWidth >= told.wide.fromPx ? told.wide.scale : 1;
  addShapes(map, told);
  addArrows(map, told, scale);
  addTexts(map, told, scale);
}
