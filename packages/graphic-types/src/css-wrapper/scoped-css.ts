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
 * Writes the rules of the box's width and of how it leaves its column. `100vw` holds the scrollbar too and would make the page scroll
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

/** Half of the light that a colour can give: under it a ground is dark. */
const HALF_LIGHT = 0.5;

/** Returns the colour of what is written on a ground. @param ground - `#rrggbb`. */
function inkOn(ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(ground.slice(start, start + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 < HALF_LIGHT ? "#f2f2f2" : "#1a1a1a";
}

/**
 * The ground, and what is written on it. A dark one is for an article that says of itself that it is dark (`color-scheme`): readers' systems
 * say nothing of the article.
 */
function groundRules({ background, darkBackground }: CssWrapperConfig): readonly string[] {
  const light = background === "" ? [] : [`background: ${background};`, `color: ${inkOn(background)};`];
  if (darkBackground === "") return light;
  const [ground, ink] = background === "" ? ["transparent", "currentColor"] : [background, inkOn(background)];
  return [
    ...light, // For browsers that do not know the two below.
    `background: light-dark(${ground}, ${darkBackground});`,
    `color: light-dark(${ink}, ${inkOn(darkBackground)});`,
  ];
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
  const { paddingPx, marginBlockPx, hasStickyCaption } = config;
  const box = [
    "box-sizing: border-box;",
    `margin: ${marginBlockPx}px 0;`, // A browser's own figure has air at its sides.
    ...(paddingPx === 0 ? [] : [`padding: ${paddingPx}px;`]),
    ...groundRules(config),
    ...borderRules(config),
    ...breakoutRules(config),
  ];
  const frame = ["display: block;", "width: 100%;", "min-width: 100% !important;", "border: 0;"];
  const caption = hasStickyCaption ? ["position: sticky;", "bottom: 0;", "background: inherit;"] : [];
  return {
    className,
    css: [
      // The scrollbar's width is part of 100vw: clip what sticks out instead of letting the page scroll sideways.
      config.breakout === "none" ? "" : block(`:root:has(.${className})`, ["overflow-x: clip;"]),
      block(`.${className}`, box),
      block(`.${className} > iframe`, frame),
      block(`.${className} > figcaption`, caption),
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
