import { SEARCH_MISSES_PATH } from "@nv/contracts";
import type { SearchMiss } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { Button } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import type { PlaceIn } from "./core/reading-address.ts";
import { Moment } from "./Moment.tsx";
import { OrderOutcome } from "./OrderOutcome.tsx";
import { ReadingList } from "./ReadingList.tsx";
import { readingCalls } from "./reading-calls.ts";
import { type Order, type Orders, useOrders } from "./use-orders.ts";

/** Takes a search off the list; undone, it comes back with its count. */
function removal(miss: SearchMiss): Order {
  const { query } = miss;
  return {
    method: "DELETE",
    path: `${SEARCH_MISSES_PATH}?${new URLSearchParams({ query })}`,
    said: `«${query}» ya no está en la lista. Volverá si alguien lo busca otra vez en vano.`,
    undo: { method: "PUT", path: SEARCH_MISSES_PATH, json: miss, said: `«${query}» está otra vez en la lista.` },
  };
}

function SearchTable({ misses, orders }: { readonly misses: readonly SearchMiss[]; readonly orders: Orders }) {
  return (
    <table className="plain-table reading-table">
      <caption className="nv-visually-hidden">Búsquedas sin resultado, las más repetidas arriba</caption>
      <thead>
        <tr>
          <th scope="col">Palabras</th>
          <th scope="col" className="figure">
            Veces
          </th>
          <th scope="col">La última</th>
          <th scope="col">La primera</th>
          <th scope="col">
            <span className="nv-visually-hidden">Órdenes</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {misses.map((miss) => (
          <tr key={miss.query}>
            <th scope="row" data-label="Palabras">
              {miss.query}
            </th>
            <td data-label="Veces" className="figure">
              {formatNumber(miss.times, { decimals: 0 })}
            </td>
            <td data-label="La última">
              <Moment ms={miss.lastAtMs} />
            </td>
            <td data-label="La primera">
              <Moment ms={miss.firstAtMs} />
            </td>
            <td className="reading-order">
              <Button aria-disabled={orders.isBusy} onClick={() => orders.give(removal(miss))}>
                Quitar<span className="nv-visually-hidden"> «{miss.query}» de la lista</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What people search and do not find: what the pages lack, or call by another name. */
export function SearchesPart({ place }: { readonly place: PlaceIn<"searches"> }) {
  const query = useQuery(readingCalls(useAdmin().caller).searches(place.page));
  const orders = useOrders();
  const empty = "Todo lo que se ha buscado se ha encontrado.";
  return (
    <>
      <OrderOutcome orders={orders} />
      <ReadingList query={query} place={place} empty={empty}>
        {(misses) => <SearchTable misses={misses} orders={orders} />}
      </ReadingList>
      <p className="nv-caption">
        Se guardan las palabras, sin tildes y sin quién las buscó. Si una página ya trata de ello, añade la palabra a
        sus «aliases» y se encontrará; si no la hay, es la que falta.
      </p>
    </>
  );
}
