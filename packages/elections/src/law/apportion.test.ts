import type { Constituency } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { type ApportionOptions, apportion, type ValidVotes } from "./apportion.ts";
import { CONGRESS_2023 } from "./congress.ts";
import { ASSEMBLY_OF_MADRID_2023 } from "./madrid.ts";
import { councillorsOf, municipalLaw } from "./municipal.ts";

const seatsOf = (counted: ValidVotes, law = CONGRESS_2023, code = "28", options: ApportionOptions = {}) => {
  const constituency = law.constituencies.find((one) => one.code === code);
  if (constituency === undefined) throw new Error(`no constituency ${code}`);
  return apportion(counted, law, constituency, options);
};

const plain = { rule: "dhondt", thresholds: [] } as const;
const ofSeats = (seats: number): Constituency => ({ code: "1", name: "Invención", seats });

/**
 * Official votes of every list, Congress of Deputies, 23 July 2023, with the seats that were declared.
 *
 * @see Ministerio del Interior, infoelectoral.interior.gob.es, file 02202307: 07022307.DAT (blank votes) and 08022307.DAT (votes, seats)
 */
const OFFICIAL = [
  {
    ...{ name: "Soria, two seats", code: "42", blank: 285, seats: { PP: 1, PSOE: 1 } },
    votes: {
      ...{ PP: 18_895, PSOE: 14_966, SY: 9697, VOX: 4978, SUMAR: 1711 },
      ...{ PACMA: 94, FO: 68, PCTE: 43, "PUM+J": 23, "RECORTES CERO": 9 },
    },
  },
  {
    ...{ name: "Madrid, 37 seats", code: "28", blank: 28_960, seats: { PP: 16, PSOE: 10, SUMAR: 6, VOX: 5 } },
    votes: {
      ...{ PP: 1_463_183, PSOE: 1_004_599, SUMAR: 557_780, VOX: 506_164, PACMA: 21_742, FO: 7652 },
      ...{ "PUM+J": 6749, "RECORTES CERO": 3784, PCTE: 3407, PH: 2902, "FE de las JONS": 1751 },
    },
  },
  {
    ...{ name: "Barcelona, 32 seats", code: "08", blank: 21_059 },
    seats: { PSC: 13, SUMAR: 5, PP: 5, ERC: 4, JUNTS: 3, VOX: 2 },
    votes: {
      ...{ PSC: 952_347, SUMAR: 405_993, PP: 367_519, ERC: 328_697, JUNTS: 258_159, VOX: 201_775, CUP: 67_266 },
      ...{ PACMA: 28_201, PDECAT: 24_452, FO: 6048, "RECORTES CERO": 3104, PCTE: 2858 },
    },
  },
  {
    ...{ name: "Girona, where 285 votes decide", code: "17", blank: 2981 },
    seats: { PSC: 2, JUNTS: 2, ERC: 1, SUMAR: 1 },
    votes: {
      ...{ PSC: 93_448, JUNTS: 63_251, ERC: 47_531, SUMAR: 35_344, PP: 31_341, VOX: 22_706, CUP: 18_229 },
      ...{ PACMA: 3531, PDECAT: 3388, FO: 570, PCTE: 420, "RECORTES CERO": 248 },
    },
  },
  {
    ...{ name: "Navarra, four lists of like size", code: "31", blank: 2890 },
    seats: { PSOE: 2, BILDU: 1, PP: 1, UPN: 1 },
    votes: {
      ...{ PSOE: 93_553, BILDU: 58_954, PP: 57_134, UPN: 52_188, SUMAR: 43_922, VOX: 19_491, GBAI: 9938 },
      ...{ PACMA: 1530, "PUM+J": 1002, FO: 679, PCTE: 311, "RECORTES CERO": 252 },
    },
  },
  {
    ...{ name: "Gipuzkoa, two each", code: "20", blank: 2005, seats: { BILDU: 2, PSOE: 2, PNV: 2 } },
    votes: {
      ...{ BILDU: 117_321, PSOE: 87_709, PNV: 85_026, SUMAR: 40_081, PP: 32_721, VOX: 7877, PACMA: 1568 },
      ...{ EB: 933, FO: 530, "RECORTES CERO": 442, PCTE: 259, "PUM+J": 149 },
    },
  },
  {
    ...{ name: "Santa Cruz de Tenerife, 7 seats", code: "38", blank: 5088, seats: { PP: 3, PSOE: 3, CCA: 1 } },
    votes: {
      ...{ PP: 174_770, PSOE: 165_590, CCA: 82_805, SUMAR: 53_632, PACMA: 6147, "NC-bc": 3165, FO: 1619 },
      ...{ PCPC: 791, "RECORTES CERO": 766 },
    },
  },
  {
    ...{ name: "Albacete", code: "02", blank: 1834, seats: { PP: 2, PSOE: 2 } },
    votes: {
      ...{ PP: 88_299, PSOE: 76_322, VOX: 36_750, SUMAR: 15_834, PACMA: 1261, FO: 381 },
      ...{ "PUM+J": 325, "RECORTES CERO": 185 },
    },
  },
  {
    ...{ name: "Ceuta, to whoever has most", code: "51", blank: 328, seats: { PP: 1 } },
    votes: { PP: 12_918, PSOE: 11_332, VOX: 7752, SUMAR: 821, FO: 53, LB: 53, "RECORTES CERO": 33, "PUM+J": 31 },
  },
] as const;

test.each(OFFICIAL)(
  "official votes of 23 July 2023 give the official seats: $name",
  ({ code, votes, blank, seats }) => {
    expect(Object.fromEntries(seatsOf({ votes, blank }, CONGRESS_2023, code).seats)).toEqual(seats);
  },
);

test.each([
  { code: "28", last: "PP", next: "PSOE", list: "PSOE", missing: 1340 },
  { code: "17", last: "JUNTS", next: "PP", list: "PP", missing: 285 },
  { code: "02", last: "PSOE", next: "VOX", list: "VOX", missing: 1412 },
  { code: "51", last: "PP", next: "PSOE", list: "PSOE", missing: 1587 },
  // The next one would be the same list's, and it is another that is near the threshold: three of a hundred more votes than are.
  { code: "08", last: "PSC", next: "PSC", list: "CUP", missing: 13_153 },
])("in $code the last seat is of $last, and $list needs $missing more votes for it", (row) => {
  const { votes, blank } = OFFICIAL.find(({ code }) => code === row.code) ?? { votes: {}, blank: 0 };
  const { last, next, challengers } = seatsOf({ votes, blank }, CONGRESS_2023, row.code);
  expect({ last, next, nearest: challengers[0] }).toEqual({
    ...{ last: row.last, next: row.next },
    nearest: { list: row.list, missingVotes: row.missing },
  });
});

test("with exactly the votes that were missing the seat changes hands, and with one less it does not", () => {
  const { votes, blank } = OFFICIAL[1];
  const withMore = (more: number) => seatsOf({ votes: { ...votes, PSOE: votes.PSOE + more }, blank }).seats;
  expect([withMore(1339).get("PSOE"), withMore(1340).get("PSOE"), withMore(1340).get("PP")]).toEqual([10, 11, 15]);
});

/** @see LOREG, article 163.1: the example that the law prints, 480,000 votes and eight seats */
test("the example of the law", () => {
  const votes = { A: 168_000, B: 104_000, C: 72_000, D: 64_000, E: 40_000, F: 32_000 };
  const { seats, last, next } = apportion({ votes, blank: 0 }, plain, ofSeats(8));
  expect(Object.fromEntries(seats)).toEqual({ A: 4, B: 2, C: 1, D: 1 });
  // 168,000 ÷ 4 = 42,000 has the eighth; E's 40,000 ÷ 1 comes after it.
  expect([last, next]).toEqual(["A", "E"]);
});

/**
 * Official votes of Madrid, Congress of Deputies, 6 June 1993: the CDS had 2.99 of a hundred, and no seat; without a threshold it would have the
 * 13th of the PSOE.
 *
 * @see Ministerio del Interior, infoelectoral.interior.gob.es, file 02199306
 */
test("three of a hundred are wanted, and 2.99 are not three", () => {
  const votes = {
    ...{ PP: 1_373_042, PSOE: 1_093_015, IU: 455_685, CDS: 93_347, VERDES: 33_295, "ARM-ADE": 13_782, LE: 10_429 },
    ...{
      PST: 4808,
      "E U": 3745,
      PRIM: 1917,
      "FE-JONS": 1488,
      POR: 1391,
      "FE (I)": 1212,
      PLN: 1209,
      ARDE: 1202,
      ACI: 1189,
    },
    ...{ MCE: 1178, PH: 1079, "TC-PNC": 805, FPE: 641, UPL: 608, NPS: 529 },
  };
  const counted = { votes, blank: 30_554 };
  const madrid = { code: "28", name: "Madrid", seats: 34 };
  const { seats, belowThreshold } = apportion(counted, CONGRESS_2023, madrid);
  expect(Object.fromEntries(seats)).toEqual({ PP: 16, PSOE: 13, IU: 5 });
  expect(belowThreshold[0]).toBe("CDS");
  expect(Object.fromEntries(apportion(counted, plain, madrid).seats)).toEqual({ PP: 16, PSOE: 12, IU: 5, CDS: 1 });
});

/**
 * Provisional count of 28 May 2023 at 99.97 %, Assembly of Madrid: a newspaper printed that 656 votes kept Vox from a seat of the PP, and
 * Podemos, with 4.73 %, had no seat.
 *
 * @see https://www.libertaddigital.com/temas/elecciones-municipales-y-autonomicas-2023/madrid
 */
test("a list under five of a hundred has no seat among 135, and who takes the last one needs what was printed", () => {
  const votes = {
    ...{ PP: 1_586_985, "MÁS MADRID": 615_171, PSOE: 609_718, VOX: 245_215, PODEMOS: 158_831, CS: 52_394 },
    ...{ PACMA: 23_216, "PUM+J": 7252, PFE: 5414, PCTE: 4765, FE: 3123, ULEG: 2563, PH: 2358 },
  };
  const { seats, belowThreshold, challengers } = seatsOf({ votes, blank: 34_922 }, ASSEMBLY_OF_MADRID_2023, "28");
  expect(Object.fromEntries(seats)).toEqual({ PP: 71, "MÁS MADRID": 27, PSOE: 27, VOX: 10 });
  expect(belowThreshold[0]).toBe("PODEMOS");
  expect(challengers[0]).toEqual({ list: "VOX", missingVotes: 656 });
});

/**
 * Assembly of Melilla, 28 May 2023, the municipal threshold: 1508 votes are 5.1 of a hundred of 29,528 valid ones.
 *
 * @see https://publico.es/resultados-elecciones/municipales/2023/provincia/3452/melilla, from the Ministerio del Interior
 */
test("a list just above five of a hundred has a seat", () => {
  const votes = { PP: 15_555, CPM: 5557, PSOE: 3148, VOX: 2937, SML: 1508, PODEMOS: 285, ADEME: 74, CREAME: 72 };
  const law = municipalLaw([{ code: "52001", name: "Melilla", residents: 85_170 }]);
  expect(Object.fromEntries(seatsOf({ votes, blank: 392 }, law, "52001").seats)).toEqual({
    ...{ PP: 14, CPM: 5, PSOE: 3, VOX: 2, SML: 1 },
  });
});

/**
 * Valle del Zalabí (Granada), 28 May 2023: two lists, 646 votes each, eleven councillors.
 *
 * @see https://www.publico.es/politica/empates-28m-alcaldias-decidiran-moneda-aire.html
 */
test("a tie leaves the last councillor to the lot, and says so", () => {
  const counted = { votes: { PSOE: 646, PP: 646 }, blank: 0 };
  const law = municipalLaw([{ code: "18907", name: "Valle del Zalabí", residents: 2087 }]);
  const open = seatsOf(counted, law, "18907");
  expect(Object.fromEntries(open.seats)).toEqual({ PP: 5, PSOE: 5 });
  expect(open.tie).toEqual({ lists: ["PP", "PSOE"], seats: 1, isSettled: false });
  expect([open.last, open.next, open.challengers]).toEqual([null, null, []]);
  const drawn = seatsOf(counted, law, "18907", { lot: ["PSOE", "PP"] });
  expect(Object.fromEntries(drawn.seats)).toEqual({ PP: 5, PSOE: 6 });
  expect([drawn.tie?.isSettled, drawn.last, drawn.next]).toEqual([true, "PSOE", "PP"]);
});

test.each([
  {
    ...{ name: "the same quotient goes to more votes", seats: 4, votes: { A: 300, B: 200 } },
    // 300 ÷ 3 = 200 ÷ 2: A has more votes.
    given: { A: 3, B: 1 },
  },
  { name: "nobody votes: nobody has a seat", seats: 3, votes: { A: 0 }, given: {} },
  {
    name: "three with as many votes and seats for all need no lot",
    seats: 6,
    votes: { A: 5, B: 5, C: 5 },
    given: { A: 2, B: 2, C: 2 },
  },
  { name: "a lot that does not name all of them is none", seats: 1, votes: { A: 5, B: 5 }, lot: ["A"], given: {} },
  {
    name: "two of three, as the lot fell",
    seats: 2,
    votes: { A: 5, B: 5, C: 5 },
    lot: ["C", "B", "A"],
    given: { C: 1, B: 1 },
  },
])("quotients: $name", ({ votes, seats, lot = [], given }) => {
  expect(Object.fromEntries(apportion({ votes, blank: 0 }, plain, ofSeats(seats), { lot }).seats)).toEqual(given);
});

test.each([
  { name: "3 of 100 valid votes pass", votes: { A: 90, B: 3 }, blank: 7, given: { A: 36, B: 1 } },
  { name: "blank votes raise the bar", votes: { A: 90, B: 3 }, blank: 8, given: { A: 37 } },
])("threshold: $name", ({ votes, blank, given }) => {
  expect(Object.fromEntries(seatsOf({ votes, blank }).seats)).toEqual(given);
});

test("a threshold of the whole territory lets in who is weak here, by either of two", () => {
  const law = {
    rule: "dhondt",
    thresholds: [
      { pct: 15, scope: "constituency" },
      { pct: 4, scope: "territory" },
    ],
  } as const;
  const here = { votes: { A: 80, B: 10 }, blank: 0 };
  const given = (all: number) =>
    apportion(here, law, ofSeats(9), { territory: { votes: { A: 1000 - all, B: all }, blank: 0 } }).seats.get("B") ?? 0;
  expect([given(40), given(39)]).toEqual([1, 0]);
});

test("people who are voted have one seat each, the most voted first, and a lot for the last", () => {
  const votes = { Ana: 90, Luis: 80, Eva: 80, Pau: 70 };
  const law = { rule: "most-voted", thresholds: [] } as const;
  const three = apportion({ votes, blank: 500 }, law, { ...ofSeats(3), marks: 2 });
  expect([...three.seats.keys()].sort()).toEqual(["Ana", "Eva", "Luis"]);
  expect(three.challengers).toEqual([{ list: "Pau", missingVotes: 11 }]);
  expect(apportion({ votes, blank: 0 }, law, ofSeats(2)).tie).toEqual({
    ...{ lists: ["Eva", "Luis"], seats: 1, isSettled: false },
  });
});

/** @see residents of 1 January 2022 by the INE, and the councils of 2023 */
test.each([
  { town: "Madrid", residents: 3_280_782, councillors: 57 },
  { town: "Barcelona", residents: 1_636_193, councillors: 41 },
  { town: "València", residents: 792_492, councillors: 33 },
  { town: "Zaragoza", residents: 673_010, councillors: 31 },
  { town: "Murcia", residents: 462_979, councillors: 29 },
  { town: "Valladolid", residents: 295_639, councillors: 27 },
  { town: "of 100,000", residents: 100_000, councillors: 25 },
  { town: "of 100,001: 26 would be even", residents: 100_001, councillors: 27 },
  { town: "of 100", residents: 100, councillors: 3 },
  { town: "of 101", residents: 101, councillors: 5 },
  { town: "of 251", residents: 251, councillors: 7 },
])("councillors of $town: $councillors", ({ residents, councillors }) => {
  expect(councillorsOf(residents)).toBe(councillors);
});

test("up to 250 residents people are voted, with a mark less than seats", () => {
  const [small, smallest] = municipalLaw([
    { code: "1", name: "Aldea", residents: 250 },
    { code: "2", name: "Caserío", residents: 99 },
  ]).constituencies;
  expect([small, smallest]).toMatchObject([
    { seats: 5, marks: 4, rule: "most-voted" },
    { seats: 3, marks: 2, rule: "most-voted" },
  ]);
});
