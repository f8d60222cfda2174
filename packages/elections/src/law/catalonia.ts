import type { ElectoralLaw } from "@nv/contracts/schemas";

/**
 * Parliament of Catalonia. It has no electoral law of its own: the fourth transitory provision of the Statute of 1979, which that of 2006
 * keeps in force, gives the seats, and the LOREG the rest.
 *
 * @see Ley Orgánica 4/1979, fourth transitory provision, as the Parliament publishes it
 */
export const PARLIAMENT_OF_CATALONIA: ElectoralLaw = {
  key: "parlamento-de-cataluna",
  name: "Parlamento de Cataluña",
  source: "Estatuto de 1979, disposición transitoria cuarta, vigente por la segunda del de 2006; LOREG, artículo 163",
  sourceUrl: "https://www.parlament.cat/document/cataleg/48089.pdf",
  rule: "dhondt",
  thresholds: [{ pct: 3, scope: "constituency" }],
  constituencies: [
    { code: "08", name: "Barcelona", seats: 85 },
    { code: "17", name: "Girona", seats: 17 },
    { code: "25", name: "Lleida", seats: 15 },
    { code: "43", name: "Tarragona", seats: 18 },
  ],
};
