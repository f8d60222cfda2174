import { advice, type Finding, fault } from "@nv/ui/finding";

/** Font of Illustrator as CSS writes it, in the form of ai2html's settings file. */
interface Ai2HtmlFont {
  /** PostScript name, for example `PublicSans-Bold`. */
  readonly aifont: string;
  readonly family: string;
  readonly weight: string;
  readonly style: string;
}

/** Settings that the team chooses. */
export interface Ai2HtmlChoices {
  /** PostScript names, as Illustrator or `fuentes-usadas.jsx` tells them; one a line. */
  readonly fonts: string;
  /** `fixed` keeps each artboard at its width; `dynamic` lets it grow. */
  readonly responsiveness: "fixed" | "dynamic";
}

/** The house's families by the start of their PostScript names. */
const HOUSE_FAMILIES: Readonly<Record<string, string>> = {
  PublicSans: "'Public Sans', Arial, sans-serif",
  Newsreader: "Newsreader, Georgia, serif",
  IBMPlexMono: "'IBM Plex Mono', monospace",
};

const WEIGHTS: readonly (readonly [pattern: RegExp, weight: string])[] = [
  [/thin|hairline/i, "100"],
  [/extralight|ultralight/i, "200"],
  [/light/i, "300"],
  [/medium/i, "500"],
  [/semibold|demibold/i, "600"],
  [/extrabold|ultrabold|heavy/i, "800"],
  [/black/i, "900"],
  [/bold/i, "700"],
];
const REGULAR = "400";

function houseFont(aifont: string): Ai2HtmlFont | null {
  const [family = "", cut = ""] = aifont.split("-");
  const name = Object.keys(HOUSE_FAMILIES).find(
    (known) => family.replace(/(?:VF|Variable|Roman|Display|Text|\d+pt)+$/i, "") === known,
  );
  const css = name === undefined ? undefined : HOUSE_FAMILIES[name];
  if (css === undefined) return null;
  const weight = WEIGHTS.find(([pattern]) => pattern.test(cut))?.[1] ?? REGULAR;
  return { aifont, family: css, weight, style: /italic|oblique/i.test(cut) ? "italic" : "" };
}

/**
 * Writes `ai2html-config.json`, the settings file that lies beside the script or beside the drawing.
 *
 * @returns The file, and what to know: a fault for each font without a house family, which ai2html would write as plain sans-serif.
 */
export function ai2htmlConfig({ fonts, responsiveness }: Ai2HtmlChoices): {
  readonly json: string;
  readonly findings: readonly Finding[];
} {
  const names = [...new Set(fonts.split(/[\n,;]/).map((name) => name.trim()))].filter((name) => name !== "");
  const known = names.map((name) => ({ name, font: houseFont(name) }));
  const settings = {
    responsiveness,
    image_format: ["auto"],
    png_number_of_colors: 128,
    jpg_quality: 60,
    use_lazy_loader: true,
    include_resizer_css: true,
    html_output_path: "ai2html-output/",
    fonts: known.flatMap(({ font }) => font ?? []),
  };
  const findings = known
    .filter(({ font }) => font === null)
    .map(({ name }) => fault(`Falta equivalencia para «${name}»: no es de la casa. Cámbiala en Illustrator.`));
  const isDynamic = responsiveness === "dynamic";
  return {
    json: `${JSON.stringify(settings, null, 2)}\n`,
    findings: isDynamic
      ? [...findings, advice("Con dynamic, los textos centrados o a la derecha pueden moverse: mira cada ancho.")]
      : findings,
  };
}
