import { ownConfig } from "@nv/embeds/reader";
import { type FingerPoint, readPoints } from "./finger-points.ts";
import { type ReaderSeries, readSeries } from "./keys/read-series.ts";
import { WALKABLE, type Walkable } from "./keys/walkable.ts";

const SVG = "http://www.w3.org/2000/svg";
/** A finger farther than this from every point means none of them, CSS pixels. */
const REACH_PX = 44;
const APART_PX = 12;
/** Keys that walk over the values, and what is said of them. */
const KEYS = /^(?:Arrow\w+|Home|End|[mnst])$/i;
const HELP = "Flechas: recorrer; M: máximo; N: mínimo; T: resumen; S: oír";

function element(name: "b" | "p" | "span", text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Returns the units of a drawing in a pixel of the page. */
const scaleOf = (svg: SVGSVGElement) => svg.viewBox.baseVal.width / svg.clientWidth;

/** Says the value under the finger: what the table says of it, beside it. Keys are answered by a file of their own, which comes with the first. */
function follow(box: HTMLElement, drawing: HTMLElement, body: HTMLTableSectionElement): void {
  const own = ownConfig();
  // Whether a finger looks for a moment, wherever its height.
  const isAlong = own.by === "x";
  const series = readSeries(own.series);
  const units = String(own.unit).split("\t");
  const points = String(own.points).split(" ");
  // Empty where nothing can lie beside the page.
  const later = String(own.later);
  const drawings = [...drawing.querySelectorAll("svg")].map((svg, at) => ({ svg, all: readPoints(points[at] ?? "") }));
  const tip = element("p", "");
  tip.className = "nv-fig-tip";
  tip.hidden = true;
  // Who cannot see it has the table.
  tip.setAttribute("aria-hidden", "true");
  box.append(tip);
  const ring = document.createElementNS(SVG, "path");
  ring.setAttribute("class", "nv-fig-at");
  const rowOf = ({ at }: FingerPoint) => Math.floor(at / series.length);
  let current: FingerPoint | undefined;

  function hide(): void {
    current = undefined;
    tip.hidden = true;
    ring.remove();
  }
  const shown = () => drawings.find(({ svg }) => svg.clientWidth > 0);

  function lineOf(row: number, line: ReaderSeries): string | null {
    const [name, value, low = 0, high] = line;
    const cell = (column: number) => body.rows[row]?.cells[column + 1]?.textContent ?? "";
    // A dash: nothing was observed.
    if (!/\d/.test(cell(value))) return null;
    const figure = cell(value) + (units[series.indexOf(line)] ?? "");
    const edges = high === undefined ? "" : ` (${cell(low)} a ${cell(high)})`;
    return (series.length > 1 ? `${name}: ` : "") + figure + edges;
  }
  function show(point: FingerPoint): void {
    const seen = shown();
    if (seen === undefined) return;
    current = point;
    const row = rowOf(point);
    // Of a point that is one value, that one is told; else all of its row.
    const told = series.filter((_, at) => own.by !== "point" || at === point.at % series.length);
    const lines = told.flatMap((one) => lineOf(row, one) ?? []);
    const head = body.rows[row]?.cells[0]?.textContent ?? "";
    tip.replaceChildren(element("b", head), ...lines.map((line) => element("span", line)));
    tip.hidden = false;
    const ringed = isAlong ? seen.all.filter((one) => rowOf(one) === row) : [point];
    ring.setAttribute("d", ringed.map(({ x, y }) => `M${x - 4},${y}a4,4 0 1 0 8,0a4,4 0 1 0 -8,0`).join(""));
    seen.svg.append(ring);
    const { clientWidth } = seen.svg;
    const scale = scaleOf(seen.svg);
    const left = point.x / scale;
    tip.style.left = `${left > clientWidth / 2 ? Math.max(0, left - tip.offsetWidth - APART_PX) : left + APART_PX}px`;
    tip.style.top = `${isAlong ? 0 : Math.max(0, point.y / scale - tip.offsetHeight - APART_PX)}px`;
  }
  function touch({ clientX, clientY }: PointerEvent): void {
    const seen = shown();
    if (seen === undefined) return;
    const frame = seen.svg.getBoundingClientRect();
    const scale = scaleOf(seen.svg);
    const [px, py] = [(clientX - frame.left) * scale, (clientY - frame.top) * scale];
    const far = ({ x, y }: FingerPoint) => (isAlong ? Math.abs(x - px) : Math.hypot(x - px, y - py));
    let nearest: FingerPoint | undefined;
    for (const point of seen.all) if (nearest === undefined || far(point) < far(nearest)) nearest = point;
    if (nearest === undefined || (!isAlong && far(nearest) > REACH_PX * scale)) hide();
    else show(nearest);
  }
  /** Shows a text where values are shown; where somebody was stays known. */
  function tell(text: string): void {
    tip.replaceChildren(text);
    tip.hidden = false;
  }
  const waiting: string[] = [];
  const walkable: Walkable = {
    ...{ waiting, show, hide, tell },
    current: () => current,
    points: () => shown()?.all ?? [],
  };
  function loadKeys(): void {
    const script = document.createElement("script");
    script.type = "module";
    script.src = later;
    script.onerror = () => tell("No se ha cargado");
    Object.assign(globalThis, { [WALKABLE]: walkable });
    document.head.append(script);
  }
  if (later !== "") {
    const help = element("p", HELP);
    help.id = "nv-k";
    help.hidden = true;
    drawing.after(help);
    // What reads a page aloud keeps the arrows for itself, but in an application.
    drawing.setAttribute("role", "application");
    drawing.setAttribute("aria-describedby", help.id);
    drawing.tabIndex = 0;
    drawing.onfocus = () => drawing.matches(":focus-visible") && tell(HELP);
    drawing.onblur = hide;
    drawing.onkeydown = (event) => {
      if (!KEYS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (waiting.push(event.key) === 1) loadKeys();
    };
  }
  drawing.onpointermove = drawing.onpointerdown = touch;
  drawing.onpointerleave = hide;
}

const box = document.querySelector<HTMLElement>(".nv-fig");
const drawing = box?.querySelector<HTMLElement>("[role=img]");
const body = box?.querySelector("tbody");
if (box && drawing && body) follow(box, drawing, body);
