import type { ElectoralLaw } from "@nv/contracts/schemas";

/**
 * Assembly of Madrid, with the seats of the election of 28 May 2023: one for every 50,000 people, and one for what is left above 25,000.
 *
 * @see Estatuto de Autonomía de la Comunidad de Madrid, article 10; Ley 11/1986, of 16 December
 */
export const ASSEMBLY_OF_MADRID_2023: ElectoralLaw = {
  key: "asamblea-de-madrid-2023",
  name: "Asamblea de Madrid",
  source: "Estatuto de Autonomía, artículo 10; Ley 11/1986, de 16 de diciembre, Electoral de la Comunidad de Madrid",
  sourceUrl: "https://www.asambleamadrid.es/composicion/proceso-electoral/proceso-electoral-info",
  rule: "dhondt",
  thresholds: [{ pct: 5, scope: "constituency" }],
  constituencies: [{ code: "28", name: "Comunidad de Madrid", seats: 135 }],
};
