/** One name in the spellings that code needs. */
export interface Names {
  /** `bar-race`: folders, files, addresses. */
  readonly kebab: string;
  /** `barRace`: values. */
  readonly camel: string;
  /** `BarRace`: types and components. */
  readonly pascal: string;
  /** `BAR_RACE`: constants. */
  readonly upper: string;
  /** `bar_race`: tables and steps of the database. */
  readonly snake: string;
}

const NAME = /^[a-z][a-z0-9]{0,30}(?:-[a-z0-9]{1,30}){0,5}$/;

/** Spells a name. @returns `null` when it is none: small letters without accents, digits and single hyphens. */
export function namesOf(kebab: string): Names | null {
  if (!NAME.test(kebab)) return null;
  const words = kebab.split("-");
  const pascal = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join("");
  const snake = words.join("_");
  return {
    kebab,
    pascal,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    upper: snake.toUpperCase(),
    snake,
  };
}
