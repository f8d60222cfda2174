import { CountSnapshot } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { area, count } from "../../test/invented-country.ts";
import { snapshotFaults } from "./snapshot-faults.ts";

const costa = area("01", { alfa: 600, beta: 400 }, { name: "Costa" });

test("a count that adds up has no fault, and is what the contract says", () => {
  const snapshot = count([costa, area("total", { alfa: 600, beta: 400 }, { kind: "total" })]);
  expect(snapshotFaults(CountSnapshot.parse(snapshot))).toEqual([]);
});

test.each([
  {
    ...{ name: "more voters than census", areas: [{ ...costa, census: 900, countedCensus: null }] },
    texts: ["Fila 1: Costa (01) tiene 1015 votantes y solo 900 personas en el censo."],
  },
  {
    ...{ name: "more counted than there is", areas: [{ ...costa, countedCensus: 2001 }] },
    texts: ["Fila 1: Costa (01) tiene escrutado más censo (2001) del que hay (2000)."],
  },
  {
    ...{ name: "more polling stations than there are", areas: [{ ...costa, tables: { counted: 8, all: 7 } }] },
    texts: ["Fila 1: Costa (01) tiene escrutadas más mesas (8) de las que hay (7)."],
  },
  {
    ...{ name: "sums that do not add up", areas: [{ ...costa, voters: 1020 }] },
    texts: ["Fila 1: Costa (01) no suma: las candidaturas tienen 1000 votos y deberían tener 1005."],
  },
  {
    ...{ name: "more blank and spoilt than voters", areas: [{ ...costa, blank: 2000 }] },
    texts: ["Fila 1: Costa (01) tiene más votos en blanco y nulos (2005) que votantes (1015)."],
  },
  {
    ...{ name: "a list that nobody named", areas: [{ ...costa, votes: { alfa: 600, omega: 400 } }] },
    texts: ["Fila 1: Costa (01) tiene votos de «omega», que no es ninguna candidatura."],
  },
  {
    ...{ name: "an area of another election", areas: [{ ...costa, code: "99" }] },
    texts: ["Fila 1: Costa (99) no es un área de esta elección."],
  },
  {
    ...{ name: "a parent that is not there", areas: [{ ...costa, parent: "02" }] },
    texts: ["Fila 1: Costa (01) está dentro de «02», que no está en el recuento."],
  },
  {
    ...{ name: "twice", areas: [costa, costa] },
    texts: ["Fila 1: Costa (01) está más de una vez.", "Fila 2: Costa (01) está más de una vez."],
  },
  {
    ...{ name: "within itself", areas: [{ ...costa, parent: "01" }] },
    texts: ["Fila 1: Costa (01) está dentro de Costa, que no es mayor."],
  },
  { name: "nothing at all", areas: [], texts: ["El recuento no trae ningún área."] },
])("refused: $name", ({ areas, texts }) => {
  expect(snapshotFaults(count(areas), { areas: new Set(["01"]) }).map(({ text }) => text)).toEqual(texts);
});

test("people who are voted: as many marks as the law gives, and no more", () => {
  const marked = { ...costa, votes: { alfa: 2000, beta: 1000 } };
  expect(snapshotFaults(count([marked]), { marks: 3 })).toEqual([]);
  expect(snapshotFaults(count([marked]), { marks: 2 })[0]?.text).toBe(
    "Fila 1: Costa (01) no suma: hay 3000 votos y, con 2 por persona, no pueden ser más de 2000.",
  );
});
