import type { FindSamples } from "../samples.ts";

/** Right calls of the sign-offs. What takes two people stays as it is: other calls publish alone. */
export const samples: FindSamples = ({ ids, version }) => ({
  "GET /api/sign-off/:id": () => ({ params: { id: ids.graphic } }),
  "POST /api/sign-off/:id/ask": () => ({
    params: { id: ids.graphic },
    body: { version, person: "", note: "Mira esto" },
  }),
  "POST /api/sign-off/:id/give": () => ({ params: { id: ids.graphic }, body: { version } }),
  "POST /api/sign-off/:id/withdraw": () => ({ params: { id: ids.graphic }, body: { version, reason: "Falta algo" } }),
  "PUT /api/admin/sign-off": () => ({ body: { version: 7, kinds: ["series"], note: "Prueba" } }),
});
