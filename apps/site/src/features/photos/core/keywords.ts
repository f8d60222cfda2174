/** «plaza, noche» as words, each once. */
export function keywordsIn(text: string): readonly string[] {
  const words = text.split(/[,;\n]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ""))];
}
