/** What is said, and read aloud, about the results. */
export function countWords(count: number): string {
  if (count === 0) return "Sin resultados";
  return count === 1 ? "1 página" : `${count} páginas`;
}
