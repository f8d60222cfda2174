import { TableMapping } from "@nv/contracts/schemas";
import { readDelimited } from "@nv/tables";
import { expect, test } from "vitest";
import { proposeSeries, seriesKey } from "./propose-series.ts";

const AS_IT_IS = TableMapping.parse({});
const proposed = (text: string) => proposeSeries(readDelimited(text).rows, AS_IT_IS, []);

test("the parties of an encyclopaedia's table, and those who do not know as the rest", () => {
  const text = [
    "Polling firm/Commissioner\tFieldwork date\tSample size\tTurnout\tAzul\tVerde\tOtros\tLead",
    "Casa Faro/Diario[1]\t12–15 Jan 2031\t1,204\t61\t33.1\t29.4\t8.2\t3.7",
    "Brújula\t18–20 Jan 2031\t1,000\t60\t32.1\t29.9\t8.0\t2.2",
  ].join("\n");
  expect(proposed(text)).toEqual([
    { key: "azul", name: "Azul", role: "choice" },
    { key: "verde", name: "Verde", role: "choice" },
    { key: "otros", name: "Otros", role: "rest" },
  ]);
});

test("FiveThirtyEight's own list: both answers, and nothing that it made of them", () => {
  const text =
    "startdate,enddate,pollster,grade,samplesize,population,weight,approve,disapprove,adjusted_approve,adjusted_disapprove,tracking,url\n1/20/2031,1/22/2031,Faro,B,1500,a,.24,45,45,45.8,43.4,T,http://faro.example/p\n1/9/2031,1/11/2031,Norte,A,1500,rv,.24,46,44,45.8,43.4,,http://norte.example/p";
  expect(proposed(text).map(({ name }) => name)).toEqual(["approve", "disapprove"]);
});

test.each([
  ["PP", [], "pp"],
  ["No", [], "no"],
  ["Casa", [], "casa_"],
  ["Azul", ["azul"], "azul_2"],
  ["Azul", ["azul", "azul_2"], "azul_3"],
])("the column of «%s» beside %j is «%s»", (name, taken, key) => {
  expect(seriesKey(name, taken)).toBe(key);
});
