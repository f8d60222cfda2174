import type { LocatorMark } from "../config.ts";
import type { PaintRole } from "../palette.ts";
import { element, fix, textElement } from "./svg.ts";
import { TEXT_LOOKS } from "./text-look.ts";

type Kind = LocatorMark["kind"];

/** From the middle of each sign to its edge, pixels of a phone. */
export const SIGN_RADIUS_PX: Readonly<Record<Kind, number>> = {
  point: 5,
  capital: 5,
  square: 4.5,
  cross: 5.5,
  number: 9.5,
};

/** Radius of the dot of a town. */
export const TOWN_RADIUS_PX = 2.4;

/** The dot of a town; a capital's has a hole. */
export function townSvg(
  [cx, cy]: readonly [x: number, y: number],
  scale: number,
  paint: SignPlace["paint"],
  isCapital = false,
): string {
  const edge = { stroke: paint("halo"), "stroke-width": scale };
  const dot = element("circle", {
    cx,
    cy,
    r: (TOWN_RADIUS_PX + (isCapital ? 1 : 0)) * scale,
    fill: paint("label"),
    ...edge,
  });
  return isCapital ? dot + element("circle", { cx, cy, r: 1.3 * scale, fill: paint("halo") }) : dot;
}

/** Options for drawing a sign. */
export interface SignPlace {
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
  readonly paint: (role: PaintRole) => string;
  /** Which mark it is, from 1: what a number says. */
  readonly number: number;
}

/** The sign of a mark. */
export function signSvg(kind: Kind, { at: [x, y], scale, paint, number }: SignPlace): string {
  const radius = SIGN_RADIUS_PX[kind] * scale;
  const [mark, halo] = [paint("mark"), paint("halo")];
  const around = { stroke: halo, "stroke-width": 1.5 * scale };
  switch (kind) {
    case "point":
      return element("circle", { cx: x, cy: y, r: radius, fill: mark, ...around });
    case "capital":
      return (
        element("circle", { cx: x, cy: y, r: radius, fill: halo, stroke: mark, "stroke-width": 1.8 * scale }) +
        element("circle", { cx: x, cy: y, r: radius * 0.42, fill: mark })
      );
    case "square":
      return element("rect", {
        x: x - radius,
        y: y - radius,
        width: 2 * radius,
        height: 2 * radius,
        fill: mark,
        ...around,
      });
    case "cross": {
      const arm = radius * 0.75;
      const d = `M${fix(x - arm)} ${fix(y - arm)}L${fix(x + arm)} ${fix(y + arm)}M${fix(x + arm)} ${fix(y - arm)}L${fix(x - arm)} ${fix(y + arm)}`;
      const line = { d, fill: "none", "stroke-linecap": "round" };
      return (
        element("path", { ...line, stroke: halo, "stroke-width": 5.5 * scale }) +
        element("path", { ...line, stroke: mark, "stroke-width": 3 * scale })
      );
    }
    case "number": {
      const sizePx = TEXT_LOOKS.number.sizePx * scale;
      return (
        element("circle", { cx: x, cy: y, r: radius, fill: mark, ...around }) +
        textElement(String(number), {
          x,
          y: y + sizePx * 0.36,
          "text-anchor": "middle",
          "font-size": sizePx,
          "font-weight": TEXT_LOOKS.number.weight,
          fill: halo,
        })
      );
    }
  }
}
