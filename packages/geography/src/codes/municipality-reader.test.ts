import { describe, expect, test } from "vitest";
import { SPAIN } from "../../test/sources.ts";
import { municipalityOtherNames } from "./municipality-other-names.ts";
import { createMunicipalityReader } from "./municipality-reader.ts";

/** The 8,131 municipalities of the mapping agency, by the code of the statistics office. */
const NAMES: ReadonlyMap<string, string> = new Map(
  SPAIN.objects.municipalities.geometries.flatMap(({ id, properties }) =>
    properties !== undefined && "name" in properties ? [[String(id), properties.name] as const] : [],
  ),
);
const { find } = createMunicipalityReader(NAMES);

const codeOf = (name: string, province: string | null) => {
  const found = find(name, province);
  return found.kind === "one" ? found.municipality.code : `${found.kind}: ${found.candidates.map((one) => one.name)}`;
};

test.each([
  ["Bilbao", "48", "48020"],
  ["bilbao", "48", "48020"],
  ["BILBAO ", "48", "48020"],
  ["Bilbo", "48", "48020"],
  ["Bilbo/Bilbao", "48", "48020"],
  ["Bilbao (Vizcaya)", "48", "48020"],
  ["La Coruña", "15", "15030"],
  ["A Coruña", "15", "15030"],
  ["Coruña, A", "15", "15030"],
  ["Coruña (La)", "15", "15030"],
  ["Alcalá la Real", "23", "23002"],
  ["ALCALA LA REAL", "23", "23002"],
  ["Hospitalet de Llobregat, L’", "08", "08101"],
  ["San Sebastián", "20", "20069"],
  ["Donostia-San Sebastián", "20", "20069"],
  ["Vitoria", "01", "01059"],
  ["Castellón de la Plana", "12", "12040"],
  ["Palma de Mallorca", "07", "07040"],
  ["Sta. Cruz de Tenerife", "38", "38038"],
  ["Lérida", "25", "25120"],
  ["Rozas de Madrid (Las)", "28", "28127"],
])("«%s» of the province %s is %s", (name, province, code) => {
  expect(codeOf(name, province)).toBe(code);
});

test("the province tells apart those that are called alike, and without one they are told", () => {
  // El Carpio is in Córdoba, and one more in Valladolid, without its article.
  expect(codeOf("Carpio", "47")).toBe("47035");
  expect(codeOf("Carpio", "14")).toBe("14018");
  expect(find("Mieres", null)).toMatchObject({ kind: "several", candidates: [{ code: "17105" }, { code: "33037" }] });
  expect(codeOf("Mieres", "33")).toBe("33037");
});

test("two of one province that only an accent or an article tells apart are never guessed", () => {
  expect(codeOf("Píñar", "18")).toBe("18159");
  expect(codeOf("El Pinar", "18")).toBe("18910");
  expect(find("Pinar", "18")).toMatchObject({ kind: "several", candidates: [{ code: "18159" }, { code: "18910" }] });
});

test.each([
  ["Bilbau", "48", "Bilbao"],
  ["Blibao", "48", "Bilbao"],
  ["Jerez", "11", "Jerez de la Frontera"],
  ["Alcala", "23", "Alcalá la Real"],
  ["Sestao, barrio de Kueto", "48", "Sestao"],
])("of «%s», which is none of the province %s, «%s» is told first", (name, province, first) => {
  expect(find(name, province)).toMatchObject({ kind: "none", candidates: [{ name: first }] });
});

test("one that is in another province is told, and not taken", () => {
  expect(find("Bilbao", "41")).toMatchObject({ kind: "none", candidates: [{ code: "48020" }] });
  expect(find("Narnia", "41")).toEqual({ kind: "none", candidates: [] });
  expect(find("", "41")).toEqual({ kind: "none", candidates: [] });
});

test("a name as long as a page is answered as fast as any", () => {
  expect(find("a ".repeat(100_000), null).kind).toBe("none");
});

const ARTICLE = /^(el|la|los|las|l'|o|a|os|as|els|les|es|sa|ses)( ?)(?=[\p{L}])(.*)$/iu;

/** As the statistics office writes a name: «Coruña, A». */
function asTheOffice(name: string): string {
  const [, article = "", space = "", rest] = ARTICLE.exec(name) ?? [];
  return rest !== undefined && (space === " " || article.endsWith("'")) ? `${rest}, ${article}` : name;
}

describe("each of the 8,131 is found in its province", () => {
  const accents = /(?<!n)\u0303|(?!\u0303)\p{M}/gu;
  test.each<[string, (name: string) => readonly string[]]>([
    ["by its official name", (name) => [name]],
    [
      "by each of two official names, and by both the other way round",
      (name) => [...name.split("/"), name.split("/").toReversed().join("/")],
    ],
    ["in capitals and in small letters", (name) => [name.toUpperCase(), name.toLowerCase()]],
    ["without accents", (name) => [name.normalize("NFD").replace(accents, "")]],
    ["with its article behind, as the statistics office has it", (name) => name.split("/").map(asTheOffice)],
    ["with spaces around and between", (name) => [`  ${name.replaceAll(" ", "  ")} `]],
  ])("%s", (_how, variantsOf) => {
    expect(NAMES.size).toBe(8131);
    const missed = [...NAMES].flatMap(([code, name]) =>
      variantsOf(name).flatMap((variant) => {
        const found = codeOf(variant, code.slice(0, 2));
        return found === code ? [] : [`${code} ${variant}: ${found}`];
      }),
    );
    expect(missed).toEqual([]);
  });
});

test("each other name is of a municipality that there is, and no other of its province is found by it", () => {
  const codes = new Map([...NAMES].map(([code, name]) => [`${code.slice(0, 2)} ${name}`, code]));
  const wrong = municipalityOtherNames().flatMap(({ province, official, others }) =>
    others.flatMap((name) => {
      const code = codes.get(`${province} ${official}`);
      return code !== undefined && codeOf(name, province) === code ? [] : [`${province} ${official}: ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
});
