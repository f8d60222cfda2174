/** Particles of Spanish names, which no initial is taken of. */
const PARTICLES = new Set(["de", "del", "la", "las", "los", "y", "i", "da", "do", "van", "von"]);

/** Initials of somebody: of their first name and of the first surname. @param name - «Inés de la Fuente» is «IF». */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "" && !PARTICLES.has(word.toLowerCase()));
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.join("").toLocaleUpperCase("es");
}
