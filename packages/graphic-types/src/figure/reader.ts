import { ownConfig } from "@nv/embeds/reader";
import { type FingerPoint, readPoints } from "./finger-points.ts";

const SVG = "http://www.w3.org/2000/svg";
/** A finger farther than this from every point means none of them, CSS pixels. */
const REACH_PX = 44;
const APART_PX = 12;

const distance = (by: unknown, { x, y }: FingerPoint, px: number, py: number) =>
  by === "x" ? Math.abs(x - px) : Math.hypot(x - px, y - py);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === "number");

function element(name: "b" | "span", text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Says the value under the finger: what the table says of it, beside it. */
function follow(box: HTMLElement, body: HTMLTableSectionElement): void {
  const { by, columns, names, unit, points } = ownConfig();
  if (!isNumbers(columns) || !isTexts(names) || !isTexts(points) || typeof unit !== "string") return;
  const drawings = [...box.querySelectorAll("svg")].map((svg, at) => ({ svg, all: readPoints(points[at] ?? "") }));
  const tip = document.createElement("p");
  tip.className = "nv-fig-tip";
  tip.hidden = true;
  // Who cannot see it has the table.
  tip.ariaHidden = "true";
  box.append(tip);
  const ring = document.createElementNS(SVG, "path");
  ring.setAttribute("class", "nv-fig-at");
  const count = columns.length;
  function hide(): void {
    tip.hidden = true;
    ring.remove();
  }
  function say(row: number, told: readonly number[]): void {
    const cells = [...(body.rows[row]?.cells ?? [])].map(({ textContent }) => textContent);
    const valueAt = (column: number) => `${cells[column + 1]}${unit === "" ? "" : `\u00a0${unit}`}`;
    const lines = told.map((column) =>
      element("span", names.length > 1 ? `${names[column]}: ${valueAt(column)}` : valueAt(column)),
    );
    tip.replaceChildren(element("b", cells[0] ?? ""), ...lines);
    tip.hidden = false;
  }
  function show({ clientX, clientY }: PointerEvent): void {
    const shown = drawings.find(({ svg }) => svg.clientWidth > 0);
    if (shown === undefined) return;
    const frame = shown.svg.getBoundingClientRect();
    const scale = shown.svg.viewBox.baseVal.width / frame.width;
    const [px, py] = [(clientX - frame.left) * scale, (clientY - frame.top) * scale];
    let nearest: FingerPoint | undefined;
    for (const point of shown.all)
      if (nearest === undefined || distance(by, point, px, py) < distance(by, nearest, px, py)) nearest = point;
    const isFar = nearest !== undefined && by !== "x" && distance(by, nearest, px, py) > REACH_PX * scale;
    if (nearest === undefined || isFar) {
      hide();
      return;
    }
    const row = Math.floor(nearest.at / count);
    // Along an axis all the series of a moment are told, and their edges; elsewhere the one that is touched.
    say(row, by === "x" ? [...names.keys()] : [columns[nearest.at % count] ?? 0]);
    const ringed = by === "x" ? shown.all.filter(({ at }) => Math.floor(at / count) === row) : [nearest];
    ring.setAttribute("d", ringed.map(({ x, y }) => `M${x - 4},${y}a4,4 0 1 0 8,0a4,4 0 1 0 -8,0`).join(""));
    shown.svg.append(ring);
    const left = nearest.x / scale;
    tip.style.left = `${left > frame.width / 2 ? Math.max(0, left - tip.offsetWidth - APART_PX) : left + APART_PX}px`;
    tip.style.top = `${by === "x" ? 0 : Math.max(0, nearest.y / scale - tip.offsetHeight - APART_PX)}px`;
  }
  for (const { svg } of drawings) {
    svg.addEventListener("pointermove", show);
    svg.addEventListener("pointerdown", show);
    svg.addEventListener("pointerleave", hide);
  }
}

const box = document.querySelector<HTMLElement>(".nv-fig");
const body = box?.querySelector("tbody");
if (box && body) follow(box, body);
