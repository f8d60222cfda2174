/** Generic nouns of streets, as maps shorten them. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^Calle /iu, "C. "],
  [/^(?:Avenida|Avinguda) /iu, "Av. "],
  [/^Plaza /iu, "Pl. "],
  [/^(?:Paseo|Passeig) /iu, "P.º "],
  [/^Carrer /iu, "C. "],
  [/^Carretera /iu, "Ctra. "],
  [/^Ronda /iu, "Rda. "],
  [/^Travesía /iu, "Trv. "],
  [/^Camino /iu, "Cno. "],
  [/^Glorieta /iu, "Gta. "],
  [/^Callejón /iu, "Cjón. "],
];

/** Articles and prepositions after the generic noun, which maps leave out where there is no room. */
const LINKED = /^(C\.|Av\.|Pl\.|P\.º|Ctra\.|Rda\.|Trv\.|Cno\.|Gta\.|Cjón\.) (?:de las|de los|de la|del|de) /u;

/**
 * Returns a name as a street map writes it, the longest form first: «Calle de la Muestra», «C. de la Muestra», «C. Muestra».
 */
export function streetNameForms(name: string): readonly string[] {
  const found = SHORT.find(([pattern]) => pattern.test(name));
  if (found === undefined) return [name];
  const short = name.replace(found[0], found[1]);
  const shortest = short.replace(LINKED, "$1 ");
  return shortest === short ? [name, short] : [name, short, shortest];
}
