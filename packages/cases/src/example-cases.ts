import { CASE_CENTRES, CASE_EVIDENCE, CASE_STATUSES, EXAMPLE_PROVINCES } from "@nv/contracts";
import type { CaseFields } from "@nv/contracts/schemas";

const GREEK = ["Alfa", "Beta", "Gamma", "Delta", "Épsilon", "Zeta", "Eta", "Theta"];
const DECADES = [1950, 1960, 1970, 1980, 1990, 2000];

const keysOf = <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  Object.keys(texts).filter((key): key is Key => Object.hasOwn(texts, key));

const PROVINCES = keysOf(EXAMPLE_PROVINCES);
const CENTRES = keysOf(CASE_CENTRES);
const STATUSES = keysOf(CASE_STATUSES);
const EVIDENCE = keysOf(CASE_EVIDENCE);

/** Returns the item of a list at a place, round and round. */
function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new RangeError("an empty list has no place");
  return item;
}

/** A number that looks like chance and is always the same. @returns Whole, ≥ 0. @see The last steps of MurmurHash3 */
function scattered(place: number, salt: number): number {
  let mixed = Math.imul(place * 31 + salt + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function exampleCase(place: number): CaseFields {
  const chance = (salt: number) => scattered(place, salt);
  const province = at(PROVINCES, chance(1));
  const isDiocese = chance(2) % 3 > 0;
  const letter = at(GREEK, isDiocese ? PROVINCES.indexOf(province) : chance(3) % 3);
  const victims = 1 + (chance(4) % 3) + (chance(5) % 7 === 0 ? 6 : 0);
  const number = String(place + 1).padStart(5, "0");
  const day = String(1 + (chance(6) % 28)).padStart(2, "0");
  return {
    ref: `EJ-${number}`,
    scopeKind: isDiocese ? "diocese" : "order",
    scope: isDiocese ? `Diócesis de Ejemplo ${letter}` : `Orden de Ejemplo ${letter}`,
    province,
    municipality: "",
    decade: at(DECADES, chance(7) % 3 === 0 ? 2 : chance(8)),
    centre: at(CENTRES, chance(9) % 2 === 0 ? 0 : chance(10)),
    victims,
    isMinimum: chance(11) % 4 === 0,
    status: at(STATUSES, chance(12) % 2 === 0 ? 0 : chance(13)),
    evidence: at(EVIDENCE, chance(14)),
    sources: [
      {
        title: `Documento de ejemplo ${number}`,
        date: `2025-${String(1 + (chance(15) % 12)).padStart(2, "0")}-${day}`,
        url: chance(16) % 2 === 0 ? `https://documentos.example/${number}` : "",
      },
    ],
    summary: chance(17) % 3 === 0 ? "Caso inventado para probar la herramienta." : "",
    notes: chance(18) % 5 === 0 ? "Nota de ejemplo: no la ve ningún lector." : "",
  };
}

/**
 * Fictional cases, of provinces, dioceses and orders that do not exist. The same ones each time.
 *
 * @param count - Whole number ≥ 0.
 */
export function exampleCases(count: number): readonly CaseFields[] {
  return Array.from({ length: count }, (_, place) => exampleCase(place));
}
