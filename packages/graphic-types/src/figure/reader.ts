import { ownConfig } from "@nv/embeds/reader";
import { type FingerPoint, readPoints } from "./finger-points.ts";

const SVG = "http://www.w3.org/2000/svg";
/** A finger farther than this from every point means none of them, CSS pixels. */
const REACH_PX = 44;
const APART_PX = 12;
/** Steps of the keys, among the values in the order of the table. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A series: its name, and the columns of the table with its value and its edges. */
type ReaderSeries = readonly [name: string, value: number, ...edges: number[]];

/** Data of the figure in the page. */
interface ReaderData {
  /** Whether a finger looks for a moment, wherever its height. */
  readonly isAlong: boolean;
  readonly series: readonly ReaderSeries[];
  /** With the room before it; empty for none. */
  readonly unit: string;
  /** Of each drawing: see `writePoints`. */
  readonly points: readonly string[];
}

const isTold = (value: unknown): value is ReaderSeries =>
  Array.isArray(value) && typeof value[0] === "string" && value.slice(1).every((at) => typeof at === "number");
const isText = (value: unknown): value is string => typeof value === "string";
const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

function readOwn(): ReaderData {
  const { by, series, unit, points } = ownConfig();
  return {
    isAlong: by === "x",
    series: listOf(series, isTold),
    unit: isText(unit) ? unit : "",
    points: listOf(points, isText),
  };
}

function element(name: "b" | "span", text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Says the value under the finger, or where the keys are: what the table says of it, beside it. */
function follow(box: HTMLElement, drawing: HTMLElement, body: HTMLTableSectionElement): void {
  const { isAlong, series, unit, points } = readOwn();
  const drawings = [...drawing.querySelectorAll("svg")].map((svg, at) => ({ svg, all: readPoints(points[at] ?? "") }));
  const tip = document.createElement("p");
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

  function lineOf(row: number, [name, value, low, high]: ReaderSeries): string | null {
    const cell = (column: number) => body.rows[row]?.cells[column + 1]?.textContent ?? "";
    // A dash: nothing was observed.
    if (!/\d/.test(cell(value))) return null;
    const figure = cell(value) + unit;
    const edges = low === undefined || high === undefined ? "" : ` (${cell(low)} a ${cell(high)})`;
    return (series.length > 1 ? `${name}: ` : "") + figure + edges;
  }
  function show(point: FingerPoint): void {
    const seen = shown();
    if (seen === undefined) return;
    current = point;
    const row = rowOf(point);
    // Along an axis all the series of a moment are told; elsewhere the one that is touched.
    const told = isAlong ? series : series.slice(point.at % series.length).slice(0, 1);
    const lines = told.flatMap((one) => lineOf(row, one) ?? []);
    const head = body.rows[row]?.cells[0]?.textContent ?? "";
    tip.replaceChildren(element("b", head), ...lines.map((line) => element("span", line)));
    tip.hidden = false;
    const ringed = isAlong ? seen.all.filter((one) => rowOf(one) === row) : [point];
    ring.setAttribute("d", ringed.map(({ x, y }) => `M${x - 4},${y}a4,4 0 1 0 8,0a4,4 0 1 0 -8,0`).join(""));
    seen.svg.append(ring);
    const { clientWidth } = seen.svg;
    const scale = seen.svg.viewBox.baseVal.width / clientWidth;
    const left = point.x / scale;
    tip.style.left = `${left > clientWidth / 2 ? Math.max(0, left - tip.offsetWidth - APART_PX) : left + APART_PX}px`;
    tip.style.top = `${isAlong ? 0 : Math.max(0, point.y / scale - tip.offsetHeight - APART_PX)}px`;
  }
  function touch({ clientX, clientY }: PointerEvent): void {
    const seen = shown();
    if (seen === undefined) return;
    const frame = seen.svg.getBoundingClientRect();
    const scale = seen.svg.viewBox.baseVal.width / frame.width;
    const [px, py] = [(clientX - frame.left) * scale, (clientY - frame.top) * scale];
    const far = ({ x, y }: FingerPoint) => (isAlong ? Math.abs(x - px) : Math.hypot(x - px, y - py));
    let nearest: FingerPoint | undefined;
    for (const point of seen.all) if (nearest === undefined || far(point) < far(nearest)) nearest = point;
    if (nearest === undefined || (!isAlong && far(nearest) > REACH_PX * scale)) hide();
    else show(nearest);
  }
  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (event.key === "Escape") hide();
    if (step === undefined) return;
    event.preventDefault();
    const all = shown()?.all ?? [];
    const last = all.findIndex(({ at }) => at === current?.at);
    let next = last === -1 ? (step > 0 ? 0 : all.length - 1) : last + step;
    // The others of the same moment are told already.
    while (
      isAlong &&
      current !== undefined &&
      all[next] !== undefined &&
      rowOf(all[next] ?? current) === rowOf(current)
    )
      next += step;
    const point = all[next];
    if (point !== undefined) show(point);
  }
  drawing.tabIndex = 0;
  drawing.addEventListener("pointermove", touch);
  drawing.addEventListener("pointerdown", touch);
  drawing.addEventListener("pointerleave", hide);
  drawing.addEventListener("keydown", press);
  drawing.addEventListener("blur", hide);
}

const box = document.querySelector<HTMLElement>(".nv-fig");
const drawing = box?.querySelector<HTMLElement>("[role=img]");
const body = box?.querySelector("tbody");
if (box && drawing && body) follow(box, drawing, body);
