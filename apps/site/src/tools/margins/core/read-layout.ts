import { advice, type Finding, fault } from "@nv/ui/finding";
import type { PageLayout } from "./page-layout.ts";

/** Texts in the fields of the layout. */
export interface LayoutDraft {
  readonly text: string;
  readonly wide: string;
  readonly narrowMargin: string;
  readonly wideMargin: string;
  readonly breakpoint: string;
  /** Widths of screens, with commas or spaces. */
  readonly viewports: string;
}

/** The measures of a draft. */
export interface ReadLayout {
  readonly layout: PageLayout;
  readonly viewportsPx: readonly number[];
  readonly findings: readonly Finding[];
}

/** Faults of the fields; `""` for those that are right. */
export type LayoutProblems = Readonly<Record<keyof LayoutDraft, string>>;

/** No screen is wider, nor is any piece. */
const WIDEST_PX = 10_000;
/** Narrower than any telephone. */
const NARROWEST_SCREEN_PX = 200;
const MOST_SCREENS = 12;

const whole = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN);

function problemOf(text: string, example: number): string {
  const value = whole(text);
  if (value <= WIDEST_PX) return "";
  return /^\s*-/.test(text)
    ? `No hay medidas negativas. Por ejemplo: ${example}.`
    : `Escribe píxeles, sin decimales. Por ejemplo: ${example}.`;
}

function viewportsOf(text: string): readonly number[] {
  return [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(whole),
    ),
  ].toSorted((one, other) => one - other);
}

function viewportsProblem(text: string): string {
  const widths = viewportsOf(text);
  if (widths.length === 0 || widths.some((widthPx) => !(widthPx >= NARROWEST_SCREEN_PX && widthPx <= WIDEST_PX)))
    return `Escribe anchos de ${NARROWEST_SCREEN_PX} a ${WIDEST_PX}, separados por comas: 360, 390, 1280.`;
  return widths.length > MOST_SCREENS ? `Caben ${MOST_SCREENS} pantallas. Quita alguna.` : "";
}

function adviceFor(layout: PageLayout, viewportsPx: readonly number[]): Finding[] {
  const { textPx, widePx, narrowMarginPx } = layout;
  const narrowest = viewportsPx[0] ?? 0;
  const widest = viewportsPx.at(-1) ?? 0;
  return [
    ...(widePx < textPx
      ? [fault(`El ancho (${widePx}) es menor que el texto (${textPx}): una pieza «ancha» saldría más estrecha.`)]
      : []),
    ...(textPx > widest
      ? [advice(`La columna de ${textPx} no cabe en ninguna de esas pantallas: nunca se verá a su medida.`)]
      : []),
    ...(2 * narrowMarginPx >= narrowest
      ? [fault(`Con ${narrowMarginPx} a cada lado, en ${narrowest} no queda sitio para nada.`)]
      : []),
  ];
}

/**
 * Reads the measures of a page.
 *
 * @returns The layout with what should be looked at, or what is wrong in each field.
 */
export function readLayout(draft: LayoutDraft): ReadLayout | LayoutProblems {
  const problems: LayoutProblems = {
    text: problemOf(draft.text, 860),
    wide: problemOf(draft.wide, 1140),
    narrowMargin: problemOf(draft.narrowMargin, 16),
    wideMargin: problemOf(draft.wideMargin, 32),
    breakpoint: problemOf(draft.breakpoint, 997),
    viewports: viewportsProblem(draft.viewports),
  };
  if (Object.values(problems).some((problem) => problem !== "")) return problems;
  const viewportsPx = viewportsOf(draft.viewports);
  const layout: PageLayout = {
    textPx: whole(draft.text),
    widePx: whole(draft.wide),
    narrowMarginPx: whole(draft.narrowMargin),
    wideMarginPx: whole(draft.wideMargin),
    breakpointPx: whole(draft.breakpoint),
  };
  return { layout, viewportsPx, findings: adviceFor(layout, viewportsPx) };
}
