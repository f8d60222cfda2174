import type { ChangeCounts, TrackerRowsKind } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";

const WORDS = {
  polls: { one: "encuesta", many: "encuestas", gender: "feminine", ending: "a" },
  events: { one: "acontecimiento", many: "acontecimientos", gender: "masculine", ending: "o" },
} as const;

/**
 * Puts into words what is different among the rows of a mandate.
 *
 * @example rowsSentence("polls", { added: 2, changed: 1, removed: 0 }) // "Dos encuestas nuevas, una corregida."
 */
export function rowsSentence(of: TrackerRowsKind, { added, changed, removed }: ChangeCounts): string {
  const { one, many, gender, ending } = WORDS[of];
  const parts = [
    { count: added, said: `nuev${ending}` },
    { count: changed, said: `corregid${ending}` },
    { count: removed, said: `quitad${ending}` },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return "Nada ha cambiado.";
  const text = parts
    .map(({ count, said }, at) => {
      const [single, several] = at === 0 ? [`${one} ${said}`, `${many} ${said}s`] : [said, `${said}s`];
      return formatCount(count, single, several, gender);
    })
    .join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
