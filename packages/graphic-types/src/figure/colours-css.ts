import type { PageInput } from "../page-parts.ts";
import type { FigureConfig } from "./config.ts";
import { ownColoursOf } from "./own-colours.ts";
import { FIGURE_PALETTES, type FigureColours, textOn } from "./palette.ts";

/** The parts that the page paints besides its drawings. */
const ALWAYS = ["ink", "soft", "rule", "halo"];

/** Parts whose colours a newspaper chooses: texts, lines and series. Grounds and greys go with the page. */
const CHOSEN = /^(?:ink|soft|rule|s\d)$/;

/** The colours that are used. @param drawn - The drawings. @param isHouse - Whether a newspaper's own come before them. */
const variables = (colours: FigureColours, drawn: string, isHouse = false) =>
  Object.entries(colours)
    .filter(
      ([name]) => ALWAYS.includes(name) || drawn.includes(`var(--nv-${name})`) || drawn.includes(`var(--nv-${name},`),
    )
    .map(
      ([name, colour]) => `--nv-${name}:${isHouse && CHOSEN.test(name) ? `var(--nv-house-${name},${colour})` : colour}`,
    )
    .join(";");

/** The house's light figures are dark where the page is dark; the others are always as they are. */
function groundRules({ style }: Pick<FigureConfig, "style">, drawn: string): string {
  const isHouse = style === "claro";
  const dark = isHouse ? `[data-nv-theme="dark"] .nv-fig{${variables(FIGURE_PALETTES.oscuro, drawn, isHouse)}}` : "";
  return `.nv-fig{${variables(FIGURE_PALETTES[style], drawn, isHouse)}}${dark}`;
}

/** The colours of series that always have the same one, on both grounds, and those of texts in them and in those of the house. */
function ownColours(config: FigureConfig, drawn: string, input: Pick<PageInput, "colourOf" | "house">): string {
  const { house } = input;
  const own = ownColoursOf(config, input);
  const inTheme = (theme: "light" | "dark") => {
    const ofHouse = config.style === "claro" ? (house?.[theme].data ?? []) : [];
    const texts = new Map(ofHouse.map((colour, at) => [`t${at + 1}`, textOn(colour)]));
    for (const one of own) texts.set(one.part.replace("s", "t"), textOn(one[theme]));
    const shown = [...texts].filter(([part]) => drawn.includes(`var(--nv-${part},`));
    return [...own.map((one) => [one.part, one[theme]]), ...shown]
      .map(([part, colour]) => `--nv-${part}:${colour}`)
      .join(";");
  };
  const [light, dark] = [inTheme("light"), inTheme("dark")];
  if (dark === "") return "";
  if (config.style === "oscuro") return `.nv-fig{${dark}}`;
  return `.nv-fig{${light}}[data-nv-theme="dark"] .nv-fig{${dark}}`;
}

/**
 * Writes the rules of the colours of a figure: those of its style, of the house where it wears them, and of series that have their own.
 *
 * @param drawn - The drawings: colours that they do not name are left out.
 */
export const coloursCss = (config: FigureConfig, drawn: string, input: Pick<PageInput, "colourOf" | "house">): string =>
  groundRules(config, drawn) + ownColours(config, drawn, input);
