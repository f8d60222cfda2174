import { type Double, ok } from "../double.ts";

/** One candidate, in the service's words. Invented places. */
function candidate(address: string, muni: string, muniCode: string, lat: number, lng: number, type = "portal") {
  return { id: `${muniCode}${address.length}`, province: "Muestra", muni, muniCode, type, address, lat, lng, state: 1 };
}

const ANSWERS: readonly { readonly asked: RegExp; readonly candidates: readonly ReturnType<typeof candidate>[] }[] = [
  {
    asked: /^calle mayor, 1,/i,
    candidates: [candidate("CALLE MAYOR, 1, Peñamuestra", "Peñamuestra", "99001", 40.1, -3.2)],
  },
  {
    // Same name in another municipality, as happens with common street names.
    asked: /^calle real, 2,/i,
    candidates: [candidate("CALLE REAL, 2, Otramuestra", "Otramuestra", "99002", 41, -4)],
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
];

/** The national geographic institute's address service: `GET /candidates?q=&limit=`, JSON list, empty when nothing is found. */
export const cartociudad: Double = ({ path, query }) => {
  if (path !== "/candidates") return null;
  const asked = query.get("q") ?? "";
  const answer = ANSWERS.find((entry) => entry.asked.test(asked));
  return ok((answer?.candidates ?? []).slice(0, Number(query.get("limit") ?? 10)));
};
