/** Place among the values of a figure: of a step along its axis, and of a line. */
export interface ValuePlace {
  readonly step: number;
  readonly line: number;
}

/** Place that a key leads to, and the word for it; empty for a step. */
export interface Walk {
  readonly place: ValuePlace;
  readonly word: string;
}

type Figures = readonly (readonly (number | null)[])[];

/** Finds the place of the greatest, or of the least, the first where there are several. */
function extremeOf(figures: readonly (number | null)[], isMost: boolean): number {
  let found = -1;
  for (const [step, figure] of figures.entries()) {
    if (figure === null) continue;
    const best = figures[found] ?? null;
    if (best === null || (isMost ? figure > best : figure < best)) found = step;
  }
  return found;
}

const between = (step: number, steps: number) => Math.min(Math.max(step, 0), steps - 1);

/**
 * Walks over the values of a figure.
 *
 * @param key - As browsers name it; letters small.
 * @param from - Where somebody is; `null` for nowhere yet.
 * @param figures - Of each line, one a step; `null` where there is none.
 * @returns `null` for a key that leads nowhere.
 */
export function walked(key: string, from: ValuePlace | null, figures: Figures): Walk | null {
  const lines = figures.length;
  const steps = figures[0]?.length ?? 0;
  const { step, line } = from ?? { step: -1, line: 0 };
  const to = (nextStep: number, nextLine = line, word = ""): Walk | null =>
    steps === 0 || nextStep < 0 ? null : { place: { step: nextStep, line: nextLine }, word };
  switch (key) {
    case "ArrowRight":
      return to(between(step + 1, steps), line, step === steps - 1 ? "Último" : "");
    case "ArrowLeft":
      return from === null ? to(steps - 1) : to(between(step - 1, steps), line, step === 0 ? "Primero" : "");
    case "ArrowDown":
      return to(Math.max(step, 0), from === null ? line : (line + 1) % lines);
    case "ArrowUp":
      return to(Math.max(step, 0), (line + lines - 1) % lines);
    case "Home":
      return to(0, line, "Primero");
    case "End":
      return to(steps - 1, line, "Último");
    case "m":
      return to(extremeOf(figures[line] ?? [], true), line, "Máximo");
    case "n":
      return to(extremeOf(figures[line] ?? [], false), line, "Mínimo");
    default:
      return null;
  }
}
