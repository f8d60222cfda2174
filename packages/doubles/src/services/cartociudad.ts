import { type Double, type DoubleRequest, ok } from "../double.ts";

/** One candidate, in the service's words. Invented places. */
function candidate(address: string, muni: string, muniCode: string, lat: number, lng: number, type = "portal") {
  return { id: `${muniCode}${address.length}`, province: "Muestra", muni, muniCode, type, address, lat, lng, state: 1 };
}
type Candidate = ReturnType<typeof candidate> & {
  /** As the service tells streets: the kind of way and the number of the door apart from the name. */
  readonly tip_via?: string;
  readonly portalNumber?: number;
  readonly stateMsg?: string;
};

/** A door in the parts in which the service tells it. */
function door(kind: string, street: string, portalNumber: number, state = 1, stateMsg = ""): Candidate {
  const base = candidate(street, "Peñamuestra", "99001", 40.1044, -3.2066);
  return { ...base, tip_via: kind, portalNumber, state, stateMsg };
}

const MAYOR = candidate("CALLE MAYOR, 1, Peñamuestra", "Peñamuestra", "99001", 40.1, -3.2);
const PLAZA = candidate("PLAZA DE LA MUESTRA, 3, Peñamuestra", "Peñamuestra", "99001", 40.1012, -3.2015);
const REAL = [
  candidate("CALLE REAL, 2, Otramuestra", "Otramuestra", "99002", 41, -4),
  candidate("CALLE REAL, 2, Peñamuestra", "Peñamuestra", "99001", 40.1031, -3.2044),
];

const ANSWERS: readonly { readonly asked: RegExp; readonly candidates: readonly Candidate[] }[] = [
  { asked: /^calle mayor, 1,/i, candidates: [MAYOR] },
  {
    // Same name in another municipality, as happens with common street names.
    asked: /^calle real, 2,/i,
    candidates: REAL.slice(0, 1),
  },
  {
    // Two equal ones in one municipality, eleven kilometres apart.
    asked: /^camino viejo, 3,/i,
    candidates: [
      candidate("CAMINO VIEJO, 3, Peñamuestra", "Peñamuestra", "99001", 40.1, -3.2),
      candidate("CAMINO VIEJO, 3, Peñamuestra", "Peñamuestra", "99001", 40.2, -3.2),
    ],
  },
  {
    asked: /^avenida de la muestra,/i,
    candidates: [candidate("AVENIDA DE LA MUESTRA", "Alacant/Alicante", "99003", 38.3, -0.5, "callejero")],
  },
  // What the service gives for what it does not have: another door, another street.
  { asked: /^(?:calle gloria, 12|plaza de españa, s\/n),/i, candidates: [door("CALLE", "GLORIA", 51)] },
  { asked: /^calle gloria, 51,/i, candidates: [door("CALLE", "GLORIA", 51)] },
  { asked: /^avenida gloria, 51,/i, candidates: [door("CALLE", "GLORIA", 51)] },
  { asked: /^calle gloria, 53,/i, candidates: [door("CALLE", "GLORIA", 53, 2, "Portal par o impar más próximo")] },
  { asked: /^calle otra, 7,/i, candidates: [door("CALLE", "GLORIETA", 3)] },
  { asked: /^c\/ dr\. muestra, 4,/i, candidates: [door("CALLE", "DOCTOR MUESTRA", 4)] },
  // As people type, without commas.
  { asked: /^(?:c\/ |calle )?mayor\b/i, candidates: [MAYOR] },
  { asked: /^(?:pza\.? |plaza )(?:de la )?muestra\b/i, candidates: [PLAZA] },
  { asked: /^calle real\b/i, candidates: REAL },
];

const UNPLACED: Readonly<Record<string, object>> = {
  unplaced: { lat: 0, lng: 0 },
  nowhere: { lat: null, lng: null },
};

function found({ query, scenario }: DoubleRequest): readonly Candidate[] {
  if (scenario === "empty") return [];
  const asked = query.get("q") ?? "";
  const answer = ANSWERS.find((entry) => entry.asked.test(asked));
  return (answer?.candidates ?? []).slice(0, Number(query.get("limit") ?? 10));
}

/** The nearest of the invented town, within some hundred metres. */
function near({ query }: DoubleRequest): Candidate | null {
  const [lon, lat] = [Number(query.get("lon")), Number(query.get("lat"))];
  const far = (one: Candidate) => Math.hypot(one.lng - lon, one.lat - lat);
  const [nearest] = [MAYOR, PLAZA].toSorted((a, b) => far(a) - far(b));
  return nearest !== undefined && far(nearest) < 0.005 ? nearest : null;
}

/** `callback(…)`, as the older paths of the service answer. */
const wrapped = (body: unknown) => ({ status: 200, body: `callback(${JSON.stringify(body)})` });

/**
 * The national geographic institute's address service: `GET /candidates?q=&limit=`, JSON list, empty when nothing is found; `/find?q=`, one of
 * them; `/reverseGeocode?lon=&lat=`, one, or 204.
 *
 * Scenarios: `empty` (nothing is ever found), `jsonp` (answers wrapped in a call), `unplaced` (candidates without coordinates, which `/find`
 * has), `nowhere` (which it has not), `slow` (never answers).
 */
export const cartociudad: Double = (request) => {
  const { path, scenario, query } = request;
  if (scenario === "slow") return { status: 200, body: "", isSilent: true };
  const answer = scenario === "jsonp" ? wrapped : ok;
  if (path === "/candidates") return answer(found(request).map((one) => ({ ...one, ...UNPLACED[scenario] })));
  if (path === "/find") {
    if (scenario === "nowhere") return answer(null);
    const all = ANSWERS.flatMap(({ candidates }) => candidates);
    return answer(all.find(({ address }) => address === query.get("q")) ?? null);
  }
  if (path !== "/reverseGeocode") return null;
  const one = near(request);
  return one === null ? { status: 204, body: "" } : answer(one);
};
