import { loadable } from "@nv/web";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { Loading } from "../frame/Loading.tsx";
import { ActionOutcome } from "./ActionOutcome.tsx";
import type { PlaceIn, ReadingView } from "./core/reading-address.ts";
import { ReadingList } from "./ReadingList.tsx";
import { readingCalls } from "./reading-calls.ts";
import { useActions } from "./use-actions.ts";
import { ViewNav } from "./ViewNav.tsx";

/** Cards that show how a page reads, loaded when there is something to read: most days the list is empty. */
const ProposalCards = loadable(async () => (await import("./ProposalCards.tsx")).ProposalCards, <Loading />);

const VIEWS = [
  { place: { part: "proposals", view: "open", page: 1 }, label: "Abiertas" },
  { place: { part: "proposals", view: "accepted", page: 1 }, label: "Hechas" },
  { place: { part: "proposals", view: "rejected", page: 1 }, label: "Descartadas" },
] as const;

const EMPTY: Readonly<Record<ReadingView<"proposals">, string>> = {
  open: "Nadie espera respuesta. Se propone un cambio con «Proponer un cambio», al pie de cada página.",
  accepted: "Aún no hay ninguna hecha.",
  rejected: "Aún no hay ninguna descartada.",
};

/** Edits that people suggest. */
export function ProposalsPart({ place }: { readonly place: PlaceIn<"proposals"> }) {
  const query = useQuery(readingCalls(useAdmin().caller).proposals(place));
  const actions = useActions();
  return (
    <>
      <ViewNav place={place} label="Propuestas por estado" views={VIEWS} />
      <ActionOutcome actions={actions} />
      <ReadingList query={query} place={place} empty={EMPTY[place.view]}>
        {(proposals) => <ProposalCards proposals={proposals} actions={actions} />}
      </ReadingList>
      <p className="nv-caption">
        Quien propuso recibe un correo con la respuesta. «Hecho» y «Descartar» no tocan la página: solo la sacan de las
        abiertas.
      </p>
    </>
  );
}
