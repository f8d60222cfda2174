import type { CssWrapperConfig } from "./config.ts";

/** A style sheet for one chart, and the class that carries it. */
export interface ScopedCss {
  readonly className: string;
  readonly css: string;
}

/** FNV-1a, 32 bits: names a set of settings, the same everywhere. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * How wide the box is and how it leaves its column. `100vw` holds the scrollbar too and would make the page scroll
 * sideways by its width, so the box is never wider than the article's viewport units of the small kind allow.
 */
function breakoutRules({ breakout, maxWidthPx }: CssWrapperConfig): readonly string[] {
  if (breakout === "none") return [];
  const width = breakout === "full" ? "100vw" : `min(${maxWidthPx}px, 100vw)`;
  return [`width: ${width};`, "position: relative;", "left: 50%;", "transform: translateX(-50%);"];
}

function borderRules({ border }: CssWrapperConfig): readonly string[] {
  if (border === "none") return [];
  return [border === "top" ? "border-top: 1px solid currentColor;" : "border: 1px solid currentColor;"];
}

const block = (selector: string, rules: readonly string[]) =>
  rules.length === 0 ? "" : `${selector} {\n${rules.map((rule) => `  ${rule}`).join("\n")}\n}\n`;

/**
 * Writes the styles that give a chart its own place in an article, under a class of their own.
 *
 * No `!important` but the one that Datawrapper's own code needs, and nothing that reaches outside the class.
 *
 * @example cssWrapper({ …, breakout: "full" }).css // ".nv-wrap-1x2y3z {\n  box-sizing: border-box;…"
 */
export function cssWrapper(config: CssWrapperConfig): ScopedCss {
  const { chart: _chart, caption: _caption, ...settings } = config;
  const className = `nv-wrap-${shortHash(JSON.stringify(settings))}`;
  const { paddingPx, marginBlockPx, background, darkBackground, hasStickyCaption } = config;
  const box = [
    "box-sizing: border-box;",
    `margin-block: ${marginBlockPx}px;`,
    ...(paddingPx === 0 ? [] : [`padding: ${paddingPx}px;`]),
    ...(background === "" ? [] : [`background: ${background};`]),
    ...borderRules(config),
    ...breakoutRules(config),
  ];
  const frame = ["display: block;", "width: 100%;", "min-width: 100% !important;", "border: 0;"];
  const caption = hasStickyCaption ? ["position: sticky;", "bottom: 0;", "background: inherit;"] : [];
  const dark =
    darkBackground === ""
      ? ""
      : block(`.${className}`, [`background: ${darkBackground};`]).replaceAll(/^(?=.)/gm, "  ");
  return {
    className,
    css: [
      // The scrollbar's width is part of 100vw: clip what sticks out instead of letting the page scroll sideways.
      config.breakout === "none" ? "" : block(`:root:has(.${className})`, ["overflow-x: clip;"]),
      block(`.${className}`, box),
      block(`.${className} > iframe`, frame),
      block(`.${className} > figcaption`, caption),
      dark === "" ? "" : `@media (prefers-color-scheme: dark) {\n${dark}}\n`,
    ].join(""),
  };
}

/**
 * Widest that the box gets in a window, CSS pixels: more than the window would make the page scroll sideways.
 */
export function wrappedWidth({ breakout, maxWidthPx, columnWidthPx }: CssWrapperConfig, windowPx: number): number {
  const column = Math.min(columnWidthPx, windowPx);
  if (breakout === "none") return column;
  return breakout === "full" ? windowPx : Math.min(maxWidthPx, windowPx);
}
