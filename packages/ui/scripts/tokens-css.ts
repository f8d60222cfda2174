import { CATEGORICAL, DIVERGING, SEQUENTIAL } from "../src/data-palette.ts";
import {
  COLOR_TOKENS,
  FOCUS_RING_PX,
  FONT_FAMILIES,
  LAYOUT_PX,
  MEASURE_CH,
  MOTION_EASING,
  MOTION_MS,
  RADIUS_PX,
  SHADOW_TOKENS,
  SPACE_PX,
  type ThemeName,
  TYPE_SCALE,
  TYPE_VIEWPORT_PX,
  type TypeStep,
} from "../src/tokens.ts";

const PX_PER_REM = 16;
const HEADER = "/* Written by `node packages/ui/scripts/write-tokens-css.ts` from src/tokens.ts: change it there. */";

const round = (value: number): number => Number(value.toFixed(4));
const rem = (px: number): string => `${round(px / PX_PER_REM)}rem`;

/** A size that grows with the viewport between the two limits, and obeys the reader's own font size. */
function fluidSize({ minPx, maxPx }: TypeStep): string {
  if (minPx === maxPx) return rem(minPx);
  const slope = (maxPx - minPx) / (TYPE_VIEWPORT_PX.max - TYPE_VIEWPORT_PX.min);
  const startPx = minPx - slope * TYPE_VIEWPORT_PX.min;
  return `clamp(${rem(minPx)}, ${rem(startPx)} + ${round(slope * 100)}vw, ${rem(maxPx)})`;
}

function typeLines(step: TypeStep): readonly string[] {
  return [
    `--nv-text-${step.name}: ${step.weight} ${fluidSize(step)} / ${step.lineHeightRatio} var(--nv-font-${step.family});`,
    `--nv-tracking-${step.name}: ${step.trackingEm}em;`,
  ];
}

function themeLines(theme: ThemeName): readonly string[] {
  return [
    `color-scheme: ${theme};`,
    ...COLOR_TOKENS.map((token) => `--nv-${token.name}: ${token[theme]};`),
    ...SHADOW_TOKENS.map((token) => `--nv-shadow-${token.name}: ${token[theme]};`),
    ...CATEGORICAL.map((color, i) => `--nv-data-${i + 1}: ${color[theme]};`),
    ...SEQUENTIAL.flatMap((ramp) => ramp[theme].map((hex, i) => `--nv-${ramp.name}-${i + 1}: ${hex};`)),
    ...DIVERGING.flatMap((ramp) => ramp[theme].map((hex, i) => `--nv-${ramp.name}-${i + 1}: ${hex};`)),
  ];
}

function fixedLines(): readonly string[] {
  return [
    ...Object.entries(FONT_FAMILIES).map(([name, family]) => `--nv-font-${name}: ${family};`),
    ...TYPE_SCALE.flatMap(typeLines),
    `--nv-measure: ${MEASURE_CH}ch;`,
    ...SPACE_PX.map((px, i) => `--nv-space-${i + 1}: ${rem(px)};`),
    ...Object.entries(RADIUS_PX).map(([name, px]) => `--nv-radius-${name}: ${px}px;`),
    ...Object.entries(MOTION_MS).map(([name, ms]) => `--nv-motion-${name}: ${ms}ms;`),
    `--nv-ease: ${MOTION_EASING};`,
    ...Object.entries(LAYOUT_PX).map(([name, px]) => `--nv-layout-${name}: ${px}px;`),
    `--nv-focus-width: ${FOCUS_RING_PX.width}px;`,
    `--nv-focus-offset: ${FOCUS_RING_PX.offset}px;`,
  ];
}

function block(selector: string, lines: readonly string[], indent = ""): string {
  return [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join("\n");
}

/**
 * Writes the tokens as CSS custom properties.
 *
 * The dark theme stands twice: for `data-theme="dark"`, and for a reader who prefers dark while the page has not
 * said which theme it wants.
 *
 * @returns A whole style sheet, formatted as the formatter wants it.
 */
export function tokensCss(): string {
  const dark = themeLines("dark");
  return [
    HEADER,
    block(":root", fixedLines()),
    block(':root,\n[data-theme="light"]', themeLines("light")),
    `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-theme])", dark, "  ")}\n}`,
    `${block('[data-theme="dark"]', dark)}\n`,
  ].join("\n\n");
}
