import type { FoundPlace, PlacesFound, PlacesQuery } from "@nv/contracts/schemas";
import {
  type FoundLocation,
  type FoundShortCode,
  type GeoPoint,
  type IneCode,
  NEWS_KINDS,
  nearestOfPlusCode,
  type Place,
  type PlaceSearch,
  PROVINCES,
  readLocation,
} from "@nv/geography";
import { Problem } from "../../http/problem.ts";
import type { AddressService } from "../../platform/services/cartociudad/cartociudad.ts";
import { nearestFirst, ofAddress, ofGazetteer, ofPoint } from "./core/found-place.ts";

/** Places of the gazetteer that are told at once: as many as one looks over. */
const MOST_NAMES = 8;

/** Letters from which a street can be asked for: fewer are the beginning of anything. */
const FEWEST_LETTERS = 4;

/** Addresses beside a name of the gazetteer that fits as it is written. */
const MOST_ADDRESSES = 6;

const NONE: PlacesFound = { places: [], notice: "", instead: null, problem: "", addressesNotice: "" };

const CADASTRE =
  "Es una referencia catastral y aquí no se puede consultar el Catastro. Busca la finca en su Sede Electrónica y pega las coordenadas que da.";

const OFF =
  "Aquí se buscan poblaciones, islas, mares, regiones y países. Para una calle, pega sus coordenadas o la dirección de un mapa (Google Maps u OpenStreetMap).";

const SHORT_CODE =
  "Es un código plus corto, que solo dice dónde es junto a una población: «C75W+M8 Madrid». También vale el entero, de ocho caracteres antes del signo +.";

const AWAY = "El callejero no responde. Repite dentro de un momento, o pega las coordenadas o la dirección de un mapa.";

const NOTHING = "No encontramos ningún lugar con ese nombre. Prueba con otro, o pega sus coordenadas.";

/** Farthest town by which a point is recognised, the nearest that is told, metres, and its inhabitants at least. */
const TOWN_WITHIN_M = 1_500_000;
const NEAR_TOWN_M = 12_000;
const TOWN_PEOPLE = 5000;

/** Names of a country that are looked over for the one that is whole. */
const ALIKE = 4;

/** A place as it is told, with the country of what is in the news: a map of Gaza is of Palestine. */
function inCountry(place: Place, { search }: PlaceSearch): FoundPlace {
  const isNews = NEWS_KINDS.some((kind) => kind === place.kind);
  const country =
    isNews && place.within !== ""
      ? search(place.within, { kinds: ["country"], limit: ALIKE }).find(({ name }) => name === place.within)
      : undefined;
  return { ...ofGazetteer(place), ...(country !== undefined && { country: country.code }) };
}

/** Dependencies of the search for places: the gazetteer and the service of addresses. */
export interface FindPlacesDeps {
  /** Reads the gazetteer the first time. */
  readonly gazetteer: () => Promise<PlaceSearch>;
  readonly addresses: AddressService;
}

/** Addresses, or why there are none: the rest of the answer does not wait on a service that is away. */
interface Addresses {
  readonly found: readonly FoundPlace[];
  readonly notice: string;
}

/** Finds places for what people write. */
export function createFindPlaces({ gazetteer, addresses }: FindPlacesDeps) {
  const isOff = addresses.mode === "off";

  async function streets(text: string, near: PlacesQuery["near"]): Promise<Addresses> {
    if (isOff) return { found: [], notice: OFF };
    if (text.length < FEWEST_LETTERS) return { found: [], notice: "" };
    try {
      const found = (await addresses.candidates(text, MOST_ADDRESSES)).map(ofAddress);
      return { found: nearestFirst(found, near), notice: "" };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { found: [], notice: AWAY };
    }
  }

  async function named(text: string, near: PlacesQuery["near"]): Promise<PlacesFound> {
    const [search, { found, notice }] = await Promise.all([gazetteer(), streets(text, near)]);
    const places = [...search.search(text, { limit: MOST_NAMES }).map((place) => inCountry(place, search)), ...found];
    return { ...NONE, places, addressesNotice: notice, problem: places.length === 0 ? NOTHING : "" };
  }

  /** Places that a code is of when it is a postcode: those that begin with the province and a zero are its capital's. */
  async function ofPostcode(code: string, province: string): Promise<readonly FoundPlace[]> {
    const { placeOfCode } = await gazetteer();
    const capital = code[2] === "0" ? PROVINCES.find((one) => one.code === province)?.capital : undefined;
    const place = capital === undefined ? placeOfCode("province", province) : placeOfCode("municipality", capital);
    return place === null ? [] : [ofGazetteer(place)];
  }

  async function ofMunicipalityCode(code: string, province: string): Promise<PlacesFound> {
    const { placeOfCode } = await gazetteer();
    const place = placeOfCode("municipality", code);
    const posted = await ofPostcode(code, province);
    const [area] = posted;
    const where = area === undefined ? "" : area.kind === "province" ? `la provincia de ${area.name}` : area.name;
    const told = `Como código postal, ${code} es de ${where}; para afinar, escribe la calle.`;
    if (place === null) {
      const problem = `Ningún municipio de España tiene el código ${code}. ${told}`;
      return area?.kind === "municipality" ? { ...NONE, places: [area], notice: problem } : { ...NONE, problem };
    }
    if (posted.some((one) => one.code === place.code)) return { ...NONE, places: [ofGazetteer(place)] };
    const notice = `Como código del INE, ${code} es ${place.name}. ${told}`;
    return { ...NONE, places: [ofGazetteer(place), ...posted], notice };
  }

  async function ofShortCode({ code, before, town }: FoundShortCode, near: PlacesQuery["near"]): Promise<PlacesFound> {
    const { search } = await gazetteer();
    const beside = town === "" ? near : search(town, { limit: 1 })[0]?.point;
    if (beside === undefined) return { ...NONE, problem: town === "" ? SHORT_CODE : NOTHING };
    const point = nearestOfPlusCode(code, before, beside);
    return ofPlace({ kind: "point", notation: "plus-code", point, zoom: null, notice: "", instead: null });
  }

  async function ofCode({ level, code, province, municipality }: IneCode, written: string): Promise<PlacesFound> {
    const { placeOfCode } = await gazetteer();
    if (written === code && level === "municipality") return ofMunicipalityCode(code, province);
    const place = municipality === null ? placeOfCode("province", province) : placeOfCode("municipality", municipality);
    if (place === null) return { ...NONE, problem: `Ningún municipio de España tiene el código ${municipality}.` };
    const isPart = level === "district" || level === "section";
    const notice = isPart ? `El código ${code} es de una parte de este municipio: se centra en él.` : "";
    return { ...NONE, places: [ofGazetteer(place)], notice };
  }

  /** Distance from a point at sea or in a desert to a town that people know, metres; nothing where one is near. */
  async function farFromTowns(point: GeoPoint): Promise<Pick<FoundPlace, "townM">> {
    const { seatsNear } = await gazetteer();
    const [nearest] = seatsNear(point, { most: 1, withinM: TOWN_WITHIN_M, leastPeople: TOWN_PEOPLE });
    return nearest === undefined || nearest.distanceM < NEAR_TOWN_M ? {} : { townM: Math.round(nearest.distanceM) };
  }

  async function ofPlace(found: Extract<FoundLocation, { kind: "point" }>): Promise<PlacesFound> {
    const { point, zoom, notice, instead } = found;
    let near = null;
    try {
      near = isOff || notice !== "" ? null : await addresses.addressAt(point);
    } catch (error) {
      // A point is where it is whether or not anybody can say what is there.
      if (!(error instanceof Problem)) throw error;
    }
    return { ...NONE, places: [{ ...ofPoint(point, zoom, near), ...(await farFromTowns(point)) }], notice, instead };
  }

  /** @returns Nothing for nothing. */
  return async ({ q, near }: PlacesQuery): Promise<PlacesFound> => {
    if (q === "") return NONE;
    const found = readLocation(q);
    switch (found.kind) {
      case "point":
        return ofPlace(found);
      case "code":
        return ofCode(found.code, q);
      case "short-code":
        return ofShortCode(found, near);
      case "cadastre":
        return { ...NONE, problem: CADASTRE };
      case "problem":
        return { ...NONE, problem: found.text };
      case "name":
        return named(found.text, near);
    }
  };
}

export type FindPlaces = ReturnType<typeof createFindPlaces>;
