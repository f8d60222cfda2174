import { expect, test } from "vitest";
import { HOUSE_METHOD, HOUSE_STATES, NEW_METHOD } from "./house-method.ts";
import { statesFaults } from "./states-faults.ts";

const POLLS = [{ values: { house: "Casa Faro", population: "adultos" } }, { values: { house: "Brújula" } }];
const faults = (states: object, model: object = NEW_METHOD) =>
  statesFaults({ ...NEW_METHOD, ...model, states: { ...HOUSE_STATES, ...states } }, POLLS).map(({ field }) => field);

test.each([
  ["names nobody", {}, []],
  [
    "names houses and a population that polls have, however written",
    { qualityHouses: ["BRUJULA"], population: "Adultos" },
    [],
  ],
  ["names a house that asked nothing", { qualityHouses: ["Brújula", "Nadie"] }, ["method.states.qualityHouses"]],
  ["names it where no house is corrected", { houses: "off", qualityHouses: ["Nadie"] }, []],
  ["is of a population that nobody asks", { population: "votantes" }, ["method.states.population"]],
])("a method that %s", (_, states, fields) => {
  expect(faults(states)).toEqual(fields);
});

test("a moving average names nothing", () => {
  expect(faults({ population: "votantes" }, { ...HOUSE_METHOD, model: "moving" })).toEqual([]);
});
