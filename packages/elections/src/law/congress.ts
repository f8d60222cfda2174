import type { Constituency, ElectoralLaw } from "@nv/contracts/schemas";
import { regionOf } from "./regions.ts";

/**
 * Constituencies of the Congress of Deputies by the code of the INE, each with the seats that the decree of the election of 23 July 2023
 * gives it: 350 of them. A new decree is a new table.
 *
 * @see Real Decreto 400/2023, of 29 May, annex (BOE 128, of 30 May 2023)
 */
const SEATS_2023: readonly (readonly [code: string, name: string, seats: number])[] = [
  ["01", "Araba/Álava", 4],
  ["02", "Albacete", 4],
  ["03", "Alicante/Alacant", 12],
  ["04", "Almería", 6],
  ["05", "Ávila", 3],
  ["06", "Badajoz", 5],
  ["07", "Illes Balears", 8],
  ["08", "Barcelona", 32],
  ["09", "Burgos", 4],
  ["10", "Cáceres", 4],
  ["11", "Cádiz", 9],
  ["12", "Castellón/Castelló", 5],
  ["13", "Ciudad Real", 5],
  ["14", "Córdoba", 6],
  ["15", "A Coruña", 8],
  ["16", "Cuenca", 3],
  ["17", "Girona", 6],
  ["18", "Granada", 7],
  ["19", "Guadalajara", 3],
  ["20", "Gipuzkoa", 6],
  ["21", "Huelva", 5],
  ["22", "Huesca", 3],
  ["23", "Jaén", 5],
  ["24", "León", 4],
  ["25", "Lleida", 4],
  ["26", "La Rioja", 4],
  ["27", "Lugo", 4],
  ["28", "Madrid", 37],
  ["29", "Málaga", 11],
  ["30", "Murcia", 10],
  ["31", "Navarra", 5],
  ["32", "Ourense", 4],
  ["33", "Asturias", 7],
  ["34", "Palencia", 3],
  ["35", "Las Palmas", 8],
  ["36", "Pontevedra", 7],
  ["37", "Salamanca", 4],
  ["38", "Santa Cruz de Tenerife", 7],
  ["39", "Cantabria", 5],
  ["40", "Segovia", 3],
  ["41", "Sevilla", 12],
  ["42", "Soria", 2],
  ["43", "Tarragona", 6],
  ["44", "Teruel", 3],
  ["45", "Toledo", 6],
  ["46", "Valencia/València", 16],
  ["47", "Valladolid", 5],
  ["48", "Bizkaia", 8],
  ["49", "Zamora", 3],
  ["50", "Zaragoza", 7],
  ["51", "Ceuta", 1],
  ["52", "Melilla", 1],
];

/** Constituencies of one seat, where whoever has most votes gets it (LOREG, article 163.2). */
const BY_MOST_VOTES: ReadonlySet<string> = new Set(["51", "52"]);

const constituencies = SEATS_2023.map(
  ([code, name, seats]): Constituency => ({
    ...{ code, name, seats, region: regionOf(code) ?? `ca-${code}` },
    ...(BY_MOST_VOTES.has(code) && { rule: "most-voted" }),
  }),
);

/**
 * Congress of Deputies: three of a hundred valid votes of the constituency, and D'Hondt.
 *
 * @see LOREG, articles 161 to 163 (BOE-A-1985-11672)
 */
export const CONGRESS_2023: ElectoralLaw = {
  key: "congreso-2023",
  name: "Congreso de los Diputados",
  source: "LOREG, artículos 161 a 163; Real Decreto 400/2023, de 29 de mayo, anexo",
  sourceUrl: "https://www.boe.es/buscar/act.php?id=BOE-A-1985-11672",
  rule: "dhondt",
  thresholds: [{ pct: 3, scope: "constituency" }],
  constituencies,
};
