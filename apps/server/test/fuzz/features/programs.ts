import type { FindSamples } from "../samples.ts";

/** Right calls of the routes of keys for programs. */
export const samples: FindSamples = ({ ids, fresh }) => {
  const key = { name: `Prueba ${fresh}`, scopes: ["series:read"], days: 30 };
  return {
    "POST /api/program-keys": () => ({ body: key }),
    "DELETE /api/program-keys/:id": () => ({ params: { id: ids.mail } }),
    "POST /api/admin/programs/services": () => ({ body: { name: `La web ${fresh}`, purpose: "Trae precios" } }),
    "DELETE /api/admin/programs/services/:id": () => ({ params: { id: ids.mail } }),
    "POST /api/admin/programs/services/:id/keys": () => ({ params: { id: ids.mail }, body: key }),
    "DELETE /api/admin/programs/keys/:id": () => ({ params: { id: ids.mail } }),
  };
};
