import type { DrawnBox, PieceDrawing } from "@nv/piece-parts";
import type { PiezaBlock } from "./settings.ts";

type StepData = PiezaBlock["steps"][number]["data"];

/** Nearest that a reader is brought: beyond it a map drawn for its column is coarse. */
const MOST_ZOOM = 8;

/** Room around what a reader is brought to, as a share of it. */
const ROOM = 0.25;

/** A name as people write it: with spaces that may break. */
export const plainName = (name: string): string => name.replaceAll(/\s+/gu, " ").trim();

/** Compares names, whatever their accents, their capitals and their spaces. */
export const sameName = (one: string, other: string): boolean =>
  plainName(one).localeCompare(plainName(other), "es", { sensitivity: "base" }) === 0;

const isNamed = (names: readonly string[], name: string) => names.some((one) => sameName(one, name));

/** Returns the declarations of a state: what is lit, and what is dimmed. */
export function lightDeclarations({ parts, dimAll }: PieceDrawing, data: StepData): string {
  // A line that somebody began to write names nothing yet.
  const lit = data.lit.filter((name) => plainName(name) !== "");
  if (lit.length === 0) return "";
  const each = parts.map((part) => (isNamed(lit, part.name) ? part.lit : part.dim));
  return [dimAll, ...each].filter(Boolean).join(";");
}

/** Returns the part of a drawing that a state is near to, in its own proportions; `null` for all of it. */
export function nearBox({ parts }: PieceDrawing, { near }: StepData, whole: DrawnBox): DrawnBox | null {
  const boxes = parts.flatMap(({ name, box }) => (box !== null && isNamed(near, name) ? [box] : []));
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const scale = Math.min(
    MOST_ZOOM,
    whole.width / ((right - left) * (1 + ROOM) || 1),
    whole.height / ((bottom - top) * (1 + ROOM) || 1),
  );
  if (scale <= 1) return null;
  const [width, height] = [whole.width / scale, whole.height / scale];
  // Kept inside: beyond the drawing there is nothing to be seen.
  const x = Math.min(whole.x + whole.width - width, Math.max(whole.x, (left + right - width) / 2));
  const y = Math.min(whole.y + whole.height - height, Math.max(whole.y, (top + bottom - height) / 2));
  return { x, y, width, height };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Writes the transformation that brings a part of a drawing to the whole of its frame. */
export function cameraRule(near: DrawnBox, whole: DrawnBox): string {
  const scale = whole.width / near.width;
  const [x, y] = [whole.x - near.x * scale, whole.y - near.y * scale].map(round);
  return `transform:translate(${x}px,${y}px) scale(${round(scale)})`;
}

/** Writes a box as a drawing says it. */
export const viewBoxOf = ({ x, y, width, height }: DrawnBox): string => [x, y, width, height].map(round).join(" ");
