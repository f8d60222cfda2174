import { SEARCH_MISSES_PATH } from "@nv/contracts";
import type { SearchMiss } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { ActionOutcome } from "./ActionOutcome.tsx";
import type { PlaceIn } from "./core/reading-address.ts";
import { Moment } from "./Moment.tsx";
import { ReadingList } from "./ReadingList.tsx";
import { readingCalls } from "./reading-calls.ts";
import { type Action, type Actions, useActions } from "./use-actions.ts";

/** Takes a search off the list; undone, it comes back with its count. */
function removal(miss: SearchMiss): Action {
  const { query } = miss;
  return {
    method: "DELETE",
    path: `${SEARCH_MISSES_PATH}?${new URLSearchParams({ query })}`,
    said: `«${query}» ya no está en la lista. Volverá si alguien lo busca otra vez en vano.`,
    undo: { method: "PUT", path: SEARCH_MISSES_PATH, json: miss, said: `«${query}» está otra vez en la lista.` },
  };
}

function SearchTable({ misses, actions }: { readonly misses: readonly SearchMiss[]; readonly actions: Actions }) {
  const columns: readonly DataColumn<SearchMiss>[] = [
    { id: "query", name: "Palabras", kind: "head", cell: ({ query }) => query },
    { id: "times", name: "Veces", kind: "figure", cell: ({ times }) => formatNumber(times, { decimals: 0 }) },
    { id: "last", name: "La última", cell: ({ lastAtMs }) => <Moment ms={lastAtMs} /> },
    { id: "first", name: "La primera", cell: ({ firstAtMs }) => <Moment ms={firstAtMs} /> },
    {
      id: "orders",
      name: "Órdenes",
      kind: "orders",
      cell: (miss) => (
        <Button aria-disabled={actions.isBusy} onClick={() => actions.give(removal(miss))}>
          Quitar<span className="nv-visually-hidden"> «{miss.query}» de la lista</span>
        </Button>
      ),
    },
  ];
  const caption = "Búsquedas sin resultado, las más repetidas arriba";
  return <DataTable caption={caption} columns={columns} rows={misses} keyOf={({ query }) => query} />;
}

/** Searches that find nothing: what the pages lack, or call by another name. */
export function SearchesPart({ place }: { readonly place: PlaceIn<"searches"> }) {
  const query = useQuery(readingCalls(useAdmin().caller).searches(place.page));
  const actions = useActions();
  const empty = "Todo lo que se ha buscado se ha encontrado.";
  return (
    <>
      <ActionOutcome actions={actions} />
      <ReadingList query={query} place={place} empty={empty}>
        {(misses) => <SearchTable misses={misses} actions={actions} />}
      </ReadingList>
      <p className="nv-caption">
        Se guardan las palabras, sin tildes y sin quién las buscó. Si una página ya trata de ello, añade la palabra a
        sus «aliases» y se encontrará; si no la hay, es la que falta.
      </p>
    </>
  );
}
