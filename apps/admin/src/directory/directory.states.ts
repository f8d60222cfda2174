import { ADMIN_API_PATH } from "@nv/contracts";
import type { DirectoryView, GroupsView } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const DIRECTORY = `${ADMIN_API_PATH}/directory`;
const view: DirectoryView = {
  directories: [
    { name: "oidc", label: "Cuenta del diario", sessions: 41 },
    { name: "saml", label: "Intranet del grupo", sessions: 1 },
  ],
  requirements: [
    {
      domain: "diario.example",
      provider: "oidc",
      opensAccounts: true,
      atMs: 1_795_000_000_000,
      by: "ana@diario.example",
    },
  ],
  breakGlass: [
    {
      id: "1",
      email: "una.cuenta.de.emergencia.con.nombre.largo@redaccion.del.diario.example",
      atMs: 1_795_000_000_000,
      by: "ana@diario.example",
    },
  ],
  groups: [
    { id: "1", provider: "oidc", directoryGroup: "3f2b8a1c-77d0-4f0e-9a53-1c2d3e4f5a6b", group: "edicion-noche" },
  ],
};
const nothing: DirectoryView = {
  directories: [
    { name: "oidc", label: null, sessions: 0 },
    { name: "saml", label: null, sessions: 0 },
  ],
  requirements: [],
  breakGlass: [],
  groups: [],
};
const groups: GroupsView = {
  groups: [{ name: "edicion-noche", purpose: "Quienes cierran la edición de papel", isFixed: false, people: [] }],
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Directorio",
    address: "/admin/directory",
    asks: DIRECTORY,
    full: {
      answers: { [DIRECTORY]: { json: view }, [`${ADMIN_API_PATH}/groups`]: { json: groups } },
      sees: [
        "41 sesiones abiertas",
        "Solo con Cuenta del diario, con cuenta en el acto",
        "Cuentas para una emergencia",
      ],
    },
    empty: {
      answers: { [DIRECTORY]: { json: nothing } },
      sees: [
        "No hay ninguno. Se encienden en la configuración del servidor",
        "Ninguno: cada persona entra como quiera.",
      ],
    },
  },
];
