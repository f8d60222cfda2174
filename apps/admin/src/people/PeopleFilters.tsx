import { SearchField, SelectField } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import type { PeopleQuery } from "./core/people-query.ts";
import { type PersonState, roleWord, STATE_WORDS } from "./core/person-facts.ts";
import { Roles } from "./person.ts";

/** The value of a list that chooses nothing; no state and no role can be it. */
const ANY = "*";

const STATES = Object.entries(STATE_WORDS).map(([value, label]) => ({ value, label }));

export interface PeopleFiltersProps {
  readonly query: PeopleQuery;
  readonly onChange: (change: Partial<PeopleQuery>) => void;
}

function isState(value: string): value is PersonState {
  return Object.hasOwn(STATE_WORDS, value);
}

/** Filters of the list of people: a search, a state, a role. */
export function PeopleFilters({ query, onChange }: PeopleFiltersProps) {
  const { caller } = useAdmin();
  const { data } = useQuery({
    queryKey: ["roles"],
    queryFn: ({ signal }) => caller.identity("/admin/roles", Roles, { signal }),
  });

  const present = data?.body.roles.map(({ role }) => role) ?? [];
  const roles = [...new Set(["admin", "", ...present, ...(query.role === null ? [] : [query.role])])];
  return (
    <search className="filters">
      <SearchField
        label="Buscar"
        value={query.search}
        placeholder="Nombre o correo, con o sin tildes"
        onDebounced={(search) => onChange({ search, page: 1 })}
      />
      <SelectField
        label="Estado"
        value={query.state ?? ANY}
        options={[{ value: ANY, label: "Todos" }, ...STATES]}
        onChange={(state) => onChange({ state: isState(state) ? state : null, page: 1 })}
      />
      <SelectField
        label="Rol"
        value={query.role ?? ANY}
        options={[
          { value: ANY, label: "Todos" },
          ...roles.map((role) => ({ value: role, label: roleWord(role) || "Sin rol" })),
        ]}
        onChange={(role) => onChange({ role: role === ANY ? null : role, page: 1 })}
      />
    </search>
  );
}
