import { formatAgo, formatMoment } from "@nv/spanish";
import type { DataColumn } from "@nv/ui";
import { Link } from "../router/Link.tsx";
import { personName, roleWord } from "./core/person-facts.ts";
import type { Person } from "./person.ts";
import { StateMark } from "./StateMark.tsx";

/** The columns of the list of people. */
export const PEOPLE_COLUMNS: readonly DataColumn<Person>[] = [
  {
    id: "name",
    name: "Nombre",
    order: "name",
    cell: ({ id, email, user_metadata }) => (
      <Link className="row-link" href={`/admin/people/${id}`}>
        {personName(user_metadata) || email}
      </Link>
    ),
  },
  { id: "email", name: "Correo", order: "email", cell: ({ email }) => email },
  { id: "state", name: "Estado", cell: (person) => <StateMark person={person} /> },
  { id: "role", name: "Rol", cell: ({ role }) => roleWord(role) || "—" },
  {
    id: "seen",
    name: "Última entrada",
    order: "last_sign_in_at",
    width: "wide",
    cell: ({ last_sign_in_at }) => (last_sign_in_at === undefined ? "Nunca" : formatAgo(last_sign_in_at, Date.now())),
  },
  {
    id: "created",
    name: "Alta",
    order: "created_at",
    width: "wide",
    cell: ({ created_at }) => formatMoment(created_at),
  },
];
