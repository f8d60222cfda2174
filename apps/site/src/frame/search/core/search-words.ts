import type { SearchAnswer } from "@nv/contracts/schemas";

function countPages(count: number): string {
  if (count === 0) return "Sin resultados";
  return count === 1 ? "1 página" : `${count} páginas`;
}

/** What is said, and read aloud, about the results: how many there are, and that they are weak. */
export function countWords({ results, isWeak }: Pick<SearchAnswer, "results" | "isWeak">): string {
  const count = countPages(results.length);
  return isWeak ? `${count}, ninguna con todo lo que buscas: es lo que más se parece` : count;
}
