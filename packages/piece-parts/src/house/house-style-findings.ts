import { HOUSE_COLOUR_NAMES, type HouseColourName } from "@nv/contracts";
import type { FieldProblem, HouseColours, HouseStyle } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { contrastRatio, MIN_MARK_CONTRAST, MIN_TEXT_CONTRAST } from "@nv/ui/color";

/** Grounds on which pieces stand, with their names for people. */
const GROUNDS = {
  light: { colour: "#ffffff", words: "en claro, sobre blanco" },
  dark: { colour: "#131211", words: "en oscuro, sobre #131211" },
} as const;

type Ground = keyof typeof GROUNDS;

/** Places where each colour is read; a line is not. */
const READ_IN: Readonly<Partial<Record<HouseColourName, string>>> = {
  ink: "títulos, textos y rótulos",
  soft: "ejes, fuentes, notas y firmas",
  accent: "antetítulos y enlaces",
};

const ratioText = (ratio: number) => formatNumber(Math.floor(ratio * 10) / 10, { decimals: 1 });

function textProblems(colours: HouseColours, ground: Ground): FieldProblem[] {
  const { colour, words } = GROUNDS[ground];
  return Object.entries(READ_IN).flatMap(([name, where]) => {
    const isName = (key: string): key is HouseColourName => Object.hasOwn(READ_IN, key);
    if (!isName(name)) return [];
    const ratio = contrastRatio(colours[name], colour);
    if (ratio >= MIN_TEXT_CONTRAST) return [];
    return {
      field: `${ground}.${name}`,
      message: `«${HOUSE_COLOUR_NAMES[name]}» ${words}, contrasta ${ratioText(ratio)} y hace falta ${ratioText(MIN_TEXT_CONTRAST)}: no se leería en ${where}`,
    };
  });
}

function dataDoubts({ data }: HouseColours, ground: Ground): FieldProblem[] {
  const { colour, words } = GROUNDS[ground];
  return data.flatMap((own, at) => {
    const ratio = contrastRatio(own, colour);
    if (ratio >= MIN_MARK_CONTRAST) return [];
    return {
      field: `${ground}.data.${at}`,
      message: `El color de datos ${at + 1} ${words}, contrasta ${ratioText(ratio)} y debería llegar a ${ratioText(MIN_MARK_CONTRAST)}: costará ver sus líneas y barras`,
    };
  });
}

/** Key by which names are compared: without case, accents or spaces around. */
export const presetKey = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();

function presetProblems({ presets }: HouseStyle): FieldProblem[] {
  const owners = new Map<string, string>();
  return presets.flatMap(({ name, aliases }, at) => {
    const found: FieldProblem[] = [];
    for (const one of new Set([name, ...aliases].map(presetKey))) {
      const owner = owners.get(one);
      if (owner !== undefined)
        found.push({ field: `presets.${at}.name`, message: `«${one}» es ya un nombre de «${owner}»` });
      else owners.set(one, name);
    }
    return found;
  });
}

/** The marks of a party or a series that are hard to see on a ground. */
function presetDoubts({ presets }: Pick<HouseStyle, "presets">, ground: Ground): FieldProblem[] {
  const { colour, words } = GROUNDS[ground];
  return presets.flatMap((preset, at) => {
    const ratio = contrastRatio(preset[ground], colour);
    if (ratio >= MIN_MARK_CONTRAST) return [];
    return {
      field: `presets.${at}.${ground}`,
      message: `El color de «${preset.name}» ${words}, contrasta ${ratioText(ratio)} y debería llegar a ${ratioText(MIN_MARK_CONTRAST)}: costará ver sus líneas, barras y marcas`,
    };
  });
}

/** Findings about a style: what keeps it from being used, and what is worth a look. */
export interface StyleFindings {
  readonly problems: readonly FieldProblem[];
  readonly doubts: readonly FieldProblem[];
}

/**
 * Looks over a style of the house: texts that cannot be read on a ground, names that mean two colours, marks that are hard to see.
 *
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 * @see https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
export function houseStyleFindings(style: HouseStyle): StyleFindings {
  return {
    problems: [...textProblems(style.light, "light"), ...textProblems(style.dark, "dark"), ...presetProblems(style)],
    doubts: [
      ...dataDoubts(style.light, "light"),
      ...dataDoubts(style.dark, "dark"),
      ...presetDoubts(style, "light"),
      ...presetDoubts(style, "dark"),
    ],
  };
}
