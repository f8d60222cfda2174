import { expect, test } from "vitest";
import { SPAIN, WORLD } from "../../test/sources.ts";
import { namesOf } from "../atlas/areas-of.ts";
import { BORDER_POLICY } from "../atlas/border-policy.ts";
import type { AreaList } from "./area-lists.ts";
import { createAreaMatcher } from "./area-matcher.ts";
import { COUNTRY_ALPHA3 } from "./country-alpha3.ts";

const JOINED = new Set(BORDER_POLICY.flatMap(({ joins }) => Object.keys(joins)));
const COUNTRIES = [...namesOf(WORLD.middle.objects.units)].filter(([code]) => !JOINED.has(code));

const MATCHERS = {
  provinces: createAreaMatcher("provinces"),
  communities: createAreaMatcher("communities"),
  municipalities: createAreaMatcher("municipalities", namesOf(SPAIN.objects.municipalities)),
  countries: createAreaMatcher("countries", new Map(COUNTRIES)),
};

function found(list: AreaList, cell: string, province = ""): string {
  const match = MATCHERS[list].match(cell, province);
  return match.kind === "one" ? match.code : match.kind;
}

test.each<[list: AreaList, cell: string, code: string]>([
  ["provinces", "1", "01"],
  ["provinces", "01", "01"],
  ["provinces", "28 Madrid", "28"],
  ["provinces", "15 Coruña, A", "15"],
  ["provinces", "Coruña, A", "15"],
  ["provinces", "Coruña (A)", "15"],
  ["provinces", "LA CORUNA", "15"],
  ["provinces", "Coruña", "15"],
  ["provinces", "Araba/Álava", "01"],
  ["provinces", "Alicante/Alacant", "03"],
  ["provinces", "Castellón/Castelló", "12"],
  ["provinces", "Castelló", "12"],
  ["provinces", "Balears, Illes", "07"],
  ["provinces", "Illes Balears", "07"],
  ["provinces", "Palmas, Las", "35"],
  ["provinces", "Rioja, La", "26"],
  ["provinces", "Provincia de Sevilla", "41"],
  ["provinces", "GUIPUZCOA", "20"],
  ["provinces", "53", "none"],
  ["provinces", "Total nacional", "none"],
  ["communities", "Madrid, Comunidad de", "13"],
  ["communities", "Comunidad de Madrid", "13"],
  ["communities", "Madrid", "13"],
  ["communities", "Castilla - La Mancha", "08"],
  ["communities", "Castilla-La Mancha", "08"],
  ["communities", "C. Valenciana", "none"],
  ["communities", "Comunitat Valenciana", "10"],
  ["communities", "Navarra, Comunidad Foral de", "15"],
  ["communities", "Navarra", "15"],
  ["communities", "Asturias, Principado de", "03"],
  ["communities", "04 Balears, Illes", "04"],
  ["communities", "Euskadi", "16"],
  ["communities", "7", "07"],
  ["municipalities", "1001", "01001"],
  ["municipalities", "01001", "01001"],
  ["municipalities", "010014", "01001"],
  ["municipalities", "01001 Alegría-Dulantzi", "01001"],
  ["municipalities", "28079-Madrid", "28079"],
  ["municipalities", "Coruña, A", "15030"],
  ["municipalities", "Palma", "07040"],
  ["municipalities", "Palma de Mallorca", "07040"],
  ["municipalities", "BILBO", "48020"],
  ["municipalities", "Alacant/Alicante", "03014"],
  ["municipalities", "53012", "shared"],
  ["municipalities", "99999", "none"],
  ["municipalities", "010013", "none"],
  ["countries", "724", "724"],
  ["countries", "4", "004"],
  ["countries", "ES", "724"],
  ["countries", "esp", "724"],
  ["countries", "España", "724"],
  ["countries", "Spain", "724"],
  ["countries", "EE. UU.", "840"],
  ["countries", "United States", "840"],
  ["countries", "Holanda", "528"],
  ["countries", "UK", "826"],
  ["countries", "EL", "300"],
  ["countries", "Côte d’Ivoire", "384"],
  ["countries", "Kosovo", "kosovo"],
  ["countries", "XKX", "kosovo"],
  ["countries", "Czechia", "203"],
  ["countries", "Euro area", "none"],
])("of %s, «%s» is %s", (list, cell, code) => {
  expect(found(list, cell)).toBe(code);
});

test("two that are called so are asked about, and the province of the row tells them apart", () => {
  expect(MATCHERS.municipalities.match("Mieres")).toMatchObject({
    kind: "several",
    candidates: [{ code: "17105" }, { code: "33037" }],
  });
  expect(found("municipalities", "Mieres", "Asturias")).toBe("33037");
  expect(found("municipalities", "Mieres", "17")).toBe("17105");
});

test("what is nearly a name is offered, never taken", () => {
  expect(MATCHERS.provinces.match("Caceres de Extremadura").kind).toBe("none");
  expect(MATCHERS.provinces.match("Salamnca")).toEqual({
    kind: "none",
    candidates: [{ code: "37", name: "Salamanca" }],
  });
});

test("there are as many areas as the statistics office has, and each is found by its own name and code", () => {
  const counts = Object.values(MATCHERS).map(({ names }) => names.size);
  expect(counts.slice(0, 3)).toEqual([52, 19, 8131]);
  for (const list of ["provinces", "communities", "countries"] as const)
    for (const [code, name] of MATCHERS[list].names) {
      expect(found(list, name), name).toBe(code);
      if (list !== "countries") expect(found(list, String(Number(code)))).toBe(code);
    }
});

test("three letters are of a country each", () => {
  expect(COUNTRY_ALPHA3).toHaveLength(250);
  expect(new Set(COUNTRY_ALPHA3.map(([code]) => code)).size).toBe(250);
  expect(new Set(COUNTRY_ALPHA3.map(([, letters]) => letters)).size).toBe(250);
});
