/** The two grounds that everything is drawn for. */
export type ThemeName = "light" | "dark";

/** One colour of the interface, with what it is for. */
export interface ColorToken {
  /** Name in CSS, after `--nv-`. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  /** Permitted use, for whoever picks a colour; Spanish. */
  readonly use: string;
  /** Written role: a ground takes things on it, text is read, a line divides, a mark is seen. */
  readonly role: "ground" | "text" | "line" | "mark";
}

/** Interface colours, in the order of the style guide. Data has its own palette, in `data-palette.ts`. */
export const COLOR_TOKENS = [
  { name: "paper", light: "#fbfaf6", dark: "#131211", role: "ground", use: "Fondo de la página." },
  {
    name: "sheet",
    light: "#ffffff",
    dark: "#1b1a18",
    role: "ground",
    use: "Lo que se apoya en la página: demostraciones, campos, diálogos.",
  },
  { name: "wash", light: "#f4efe4", dark: "#211f1b", role: "ground", use: "Barra de sesión, código, escenario." },
  { name: "ink", light: "#171512", dark: "#efece4", role: "text", use: "Texto y títulos." },
  { name: "ink-2", light: "#5b564d", dark: "#a49d8f", role: "text", use: "Texto secundario: pies, fuentes, ayudas." },
  { name: "rule", light: "#dcd7cb", dark: "#35322d", role: "line", use: "Filetes y bordes." },
  { name: "hair", light: "#ebe7dd", dark: "#26241f", role: "line", use: "Filetes finos dentro de una tabla o lista." },
  {
    name: "edge",
    light: "#8a8375",
    dark: "#7b7466",
    role: "mark",
    use: "Borde de lo que se toca: campos, botones, interruptores.",
  },
  { name: "accent", light: "#c8321f", dark: "#ff6b4f", role: "mark", use: "El único rojo: marcas y foco." },
  { name: "accent-ink", light: "#a32413", dark: "#ff8a73", role: "text", use: "El rojo cuando es texto." },
  { name: "blue", light: "#1f5a82", dark: "#7db6dd", role: "text", use: "Dato o estado informativo." },
  { name: "ochre", light: "#b9790f", dark: "#e2b155", role: "mark", use: "Aviso; en datos, la serie 3. Nunca texto." },
  { name: "ochre-ink", light: "#85590a", dark: "#e2b155", role: "text", use: "El ocre cuando es texto." },
  { name: "green", light: "#357c4b", dark: "#55a57e", role: "mark", use: "Estado correcto; en datos, la serie 4." },
  { name: "green-ink", light: "#2f6a47", dark: "#7dbb94", role: "text", use: "El verde cuando es texto." },
] as const satisfies readonly ColorToken[];

/** Name of an interface colour, as CSS knows it after `--nv-`. */
export type ColorName = (typeof COLOR_TOKENS)[number]["name"];

/**
 * One interface colour in one theme, for what CSS variables do not reach: canvas, SVG that is exported, arithmetic.
 *
 * @returns `#rrggbb`.
 */
export function colorOf(name: ColorName, theme: ThemeName): string {
  const token = COLOR_TOKENS.find((candidate) => candidate.name === name);
  if (token === undefined) throw new RangeError(`no colour token is called ${JSON.stringify(name)}`);
  return token[theme];
}

/** Families, each followed by the fallback that has its measures, so that nothing moves when the font arrives. */
export const FONT_FAMILIES = {
  serif: '"Newsreader", "Newsreader Fallback", "Times New Roman", serif',
  sans: '"Public Sans", "Public Sans Fallback", Arial, sans-serif',
  mono: '"IBM Plex Mono", "IBM Plex Mono Fallback", "Courier New", monospace',
} as const;

/** One step of the type scale. */
export interface TypeStep {
  /** Name in CSS, after `--nv-text-`. */
  readonly name: string;
  readonly family: keyof typeof FONT_FAMILIES;
  /** Size on the narrowest screen (360 px), CSS pixels. */
  readonly minPx: number;
  /** Size from 1280 px on, CSS pixels; equal to `minPx` when the step does not grow. */
  readonly maxPx: number;
  readonly lineHeightRatio: number;
  readonly weight: number;
  /** Letter spacing, em. */
  readonly trackingEm: number;
  /** Purpose; Spanish. */
  readonly use: string;
}

/** The type scale, from the biggest to the smallest. */
export const TYPE_SCALE = [
  step("display", "serif", [44, 96], 1, 400, -0.02, "La portada; una vez por pantalla."),
  step("title", "serif", [36, 50], 1.08, 400, -0.012, "Título de página."),
  step("heading", "serif", [25, 29], 1.18, 500, -0.012, "Ladillo de primer nivel."),
  step("subheading", "serif", [20, 21], 1.25, 600, -0.006, "Ladillo de segundo nivel."),
  step("lede", "serif", [19, 22], 1.4, 400, 0, "Entradilla: una frase."),
  step("body", "sans", [16, 16.5], 1.6, 400, 0, "Texto."),
  step("small", "sans", [14, 14], 1.5, 400, 0, "Pies, tablas, navegación."),
  step("caption", "sans", [13, 13], 1.45, 400, 0, "Fuente de un gráfico, ayuda de un campo."),
  step("overline", "sans", [12, 12], 1.3, 600, 0.09, "Antetítulo, en mayúsculas espaciadas."),
  step("code", "mono", [14, 14], 1.55, 400, 0, "Código y valores que se copian."),
] as const;

function step<Name extends string>(
  name: Name,
  family: keyof typeof FONT_FAMILIES,
  [minPx, maxPx]: readonly [number, number],
  lineHeightRatio: number,
  weight: number,
  trackingEm: number,
  use: string,
): TypeStep & { readonly name: Name } {
  return { name, family, minPx, maxPx, lineHeightRatio, weight, trackingEm, use };
}

/** Narrowest and widest viewports between which a {@link TypeStep} grows, CSS pixels. */
export const TYPE_VIEWPORT_PX = { min: 360, max: 1280 } as const;

/** Longest line of running text, in widths of the figure zero. */
export const MEASURE_CH = 68;

/** Steps of space, CSS pixels; the name is the position in CSS, `--nv-space-1` to `--nv-space-9`. */
export const SPACE_PX = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/** Corners, CSS pixels. */
export const RADIUS_PX = { small: 3, medium: 4 } as const;

/** One shadow, for each theme. */
export interface ShadowToken {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  /** Elements that float with it; Spanish. */
  readonly use: string;
}

/** Shadows: only for what floats over the page. On dark paper a hairline does what a shadow cannot. */
export const SHADOW_TOKENS = [
  {
    name: "menu",
    light: "0 1px 2px rgb(23 21 18 / 8%), 0 6px 20px rgb(23 21 18 / 10%)",
    dark: "0 0 0 1px #35322d, 0 6px 20px rgb(0 0 0 / 55%)",
    use: "Menús, listas que se despliegan, avisos breves.",
  },
  {
    name: "dialog",
    light: "0 2px 6px rgb(23 21 18 / 8%), 0 24px 64px rgb(23 21 18 / 22%)",
    dark: "0 0 0 1px #35322d, 0 24px 64px rgb(0 0 0 / 70%)",
    use: "Diálogos y cajones, sobre un velo.",
  },
] as const satisfies readonly ShadowToken[];

/** Durations, milliseconds: a state that changes, something that arrives, something that crosses the screen. */
export const MOTION_MS = { quick: 150, calm: 200, slow: 250 } as const;

/** The only easing: quick to answer, slow to settle. */
export const MOTION_EASING = "cubic-bezier(0.2, 0, 0, 1)";

/** Widest viewport with one column and a menu toggle, CSS pixels. Specification, section 9. */
export const MENU_BREAKPOINT_PX = 996;

/** Widths that a demonstration can be seen at, CSS pixels: a usual phone, a tablet upright, a laptop. */
export const DEMO_WIDTH_PX = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** Fixed measures of the page's frame, CSS pixels. */
export const LAYOUT_PX = {
  "session-bar": 34,
  navigation: 60,
  sidebar: 264,
  text: 860,
  contents: 216,
} as const;

/** Focus ring, CSS pixels; drawn in the accent colour on every ground. */
export const FOCUS_RING_PX = { width: 2, offset: 2 } as const;
