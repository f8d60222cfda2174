import { DataTable, Pager } from "@nv/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { Link } from "../router/Link.tsx";
import { replaceAddress, useSearch } from "../router/location.ts";
import {
  nextOrder,
  ORDER_FIELDS,
  PER_PAGE,
  type PeopleQuery,
  peopleAddress,
  peopleCall,
  readPeopleQuery,
} from "./core/people-query.ts";
import { PeopleFilters } from "./PeopleFilters.tsx";
import { PEOPLE_COLUMNS } from "./people-columns.tsx";
import { People } from "./person.ts";
import "./people.css";

function Nobody({ query }: { readonly query: PeopleQuery }) {
  const isFiltered = query.search !== "" || query.state !== null || query.role !== null;
  if (!isFiltered) return <p className="empty">Todavía no hay nadie. Empieza por invitar al equipo.</p>;
  return (
    <p className="empty">
      Nadie cumple lo que buscas. <Link href="/admin/people">Quitar los filtros</Link>
    </p>
  );
}

/** The people who have an account. What the list shows is in the address. */
export function PeopleScreen() {
  const { caller } = useAdmin();
  const query = readPeopleQuery(useSearch());
  const call = peopleCall(query);
  const answer = useQuery({
    queryKey: ["people", call],
    queryFn: ({ signal }) => caller.identity(call, People, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = answer;
  const change = (changes: Partial<PeopleQuery>) => replaceAddress(peopleAddress({ ...query, ...changes }));
  const total = Number(data?.headers.get("x-total-count") ?? 0);

  function handleOrder(by: string) {
    const field = ORDER_FIELDS.find((known) => known === by);
    if (field !== undefined) change({ order: nextOrder(query.order, field), page: 1 });
  }

  return (
    <ScreenFrame
      title="Personas"
      actions={
        <>
          <Link className="nv-action nv-action--plain" href="/admin/people/new">
            Crear una cuenta
          </Link>
          <Link className="nv-action nv-action--main" href="/admin/people/invite">
            Invitar
          </Link>
        </>
      }
    >
      <PeopleFilters query={query} onChange={change} />
      <AnswerState query={answer} />
      {data !== undefined && (
        <>
          {data.body.users.length === 0 ? (
            <Nobody query={query} />
          ) : (
            <DataTable
              caption="Personas con cuenta"
              columns={PEOPLE_COLUMNS}
              rows={data.body.users}
              keyOf={({ id }) => id}
              order={{ by: query.order.field, direction: query.order.direction }}
              onOrder={handleOrder}
              isStale={isPlaceholderData}
            />
          )}
          <Pager page={query.page} perPage={PER_PAGE} total={total} onPage={(page) => change({ page })} />
        </>
      )}
    </ScreenFrame>
  );
}
