import type { GeoPoint } from "@nv/geography";
import { z } from "zod";

/** An address of a street as the service found it. */
export interface FoundAddress {
  /** As the service writes it: «CALLE MAYOR, 1, Peñamuestra». */
  readonly address: string;
  /** A number of a street, or a street as a whole. */
  readonly kind: "address" | "street";
  /** «Peñamuestra», with its code of the statistics institute; the code is empty where the service says none. */
  readonly municipality: string;
  readonly municipalityCode: string;
  readonly province: string;
  /** Empty where it has none. */
  readonly postalCode: string;
  readonly point: GeoPoint;
}

/** Something that the service knows by a name of its own, and has not said where it is. */
export interface UnplacedAddress {
  readonly id: string;
  readonly type: string;
  readonly address: string;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** The service writes «no coordinates» as zeros. */
const degrees = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .nullish()
    .transform((value) => value ?? 0);

/** Most of a text of the service that is taken, characters. */
const TEXT_LENGTH = 300;

const Candidate = z.object({
  id: text,
  type: text,
  address: text,
  muni: text,
  muniCode: text,
  province: text,
  postalCode: text,
  tip_via: text,
  portalNumber: z.number().nullish(),
  lat: degrees(90),
  lng: degrees(180),
});
type Candidate = z.infer<typeof Candidate>;

/** Kinds of what one can stand at, by the service's names; municipalities and provinces are the gazetteer's. */
const KINDS: Readonly<Record<string, FoundAddress["kind"]>> = {
  portal: "address",
  callejero: "street",
  carretera: "street",
  toponimo: "street",
};

/** `callback([…])`, as the service's older paths answer. */
const WRAPPED = /^[\w.$]{1,100}\(/;

/** @throws {SyntaxError} When it is neither JSON nor a call with JSON. */
function unwrapped(body: string): unknown {
  const plain = body.trim();
  const head = WRAPPED.exec(plain)?.[0];
  if (head === undefined) return JSON.parse(plain);
  return JSON.parse(plain.slice(head.length, plain.lastIndexOf(")")));
}

const cut = (value: string) => value.slice(0, TEXT_LENGTH);

/** «CALLE MAYOR, 1, Peñamuestra»: the service leaves out of `address` what it says apart. */
function addressOf({ address, tip_via, portalNumber }: Candidate): string {
  const street = tip_via !== "" && !address.toLowerCase().startsWith(tip_via.toLowerCase()) ? `${tip_via} ` : "";
  const number = portalNumber ? String(portalNumber) : "";
  const isNamed = number === "" || address.split(/[\s,]+/).includes(number);
  return cut(`${street}${address}${isNamed ? "" : `, ${number}`}`);
}

/** Addresses that a response of the service lists. */
export interface ReadCandidates {
  readonly found: readonly FoundAddress[];
  readonly unplaced: readonly UnplacedAddress[];
}

/**
 * Reads what the service answers, as JSON or wrapped in a call: a list of candidates, or one.
 *
 * @throws {SyntaxError} When it is no JSON.
 * @throws {ZodError} When it is something else.
 */
export function readCandidates(body: string): ReadCandidates {
  const answer = unwrapped(body);
  const list = z.array(Candidate).parse(Array.isArray(answer) ? answer : answer === null ? [] : [answer]);
  const known = list.filter(({ type, address }) => Object.hasOwn(KINDS, type.toLowerCase()) && address !== "");
  const isPlaced = ({ lat, lng }: Candidate) => lat !== 0 || lng !== 0;
  return {
    found: known.filter(isPlaced).map((candidate) => ({
      address: addressOf(candidate),
      kind: KINDS[candidate.type.toLowerCase()] ?? "address",
      municipality: cut(candidate.muni),
      municipalityCode: /^\d{5}$/.test(candidate.muniCode) ? candidate.muniCode : "",
      province: cut(candidate.province),
      postalCode: /^\d{5}$/.test(candidate.postalCode) ? candidate.postalCode : "",
      point: { lon: candidate.lng, lat: candidate.lat },
    })),
    unplaced: known
      .filter((candidate) => !isPlaced(candidate) && candidate.id !== "")
      .map(({ id, type, address }) => ({ id, type, address })),
  };
}
