import { ADMIN_API_PATH } from "@nv/contracts";
import type { GroupsView } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const GROUPS = `${ADMIN_API_PATH}/groups`;
const RESEARCH = { name: "investigacion", purpose: "Quienes trabajan con los casos", isFixed: true, people: [] };
const groups: GroupsView = {
  groups: [
    {
      name: "edicion-noche",
      purpose: "Quienes cierran la edición de papel",
      isFixed: false,
      people: [
        { id: "1", email: "ana@diario.example", name: "Ana Muestra", isByDirectory: false },
        {
          id: "2",
          email: "una.persona.con.un.correo.muy.largo@redaccion.del.diario.example",
          name: "",
          isByDirectory: true,
        },
      ],
    },
    RESEARCH,
  ],
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Grupos",
    address: "/admin/groups",
    asks: GROUPS,
    full: {
      answers: { [GROUPS]: { json: groups } },
      sees: [
        "Ana Muestra",
        "Quienes cierran la edición de papel",
        "El sitio lo usa: no se puede borrar.",
        "Está aquí porque lo dice el directorio.",
      ],
    },
    empty: {
      answers: { [GROUPS]: { json: { groups: [RESEARCH] } satisfies GroupsView } },
      sees: ["Nadie está en este grupo, así que nadie ve lo que es suyo. Añade a la primera persona"],
    },
  },
];
