import { FEEDBACK_PATH } from "@nv/contracts";
import type { FeedbackEntry } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { ActionOutcome } from "./ActionOutcome.tsx";
import type { PlaceIn } from "./core/reading-address.ts";
import { visibleText } from "./core/visible-text.ts";
import { Moment } from "./Moment.tsx";
import { PageName } from "./PageName.tsx";
import { ReadingList } from "./ReadingList.tsx";
import { readingCalls } from "./reading-calls.ts";
import { TallyTable } from "./TallyTable.tsx";
import { type Action, type Actions, useActions } from "./use-actions.ts";
import { ViewNav } from "./ViewNav.tsx";
import { Writer } from "./Writer.tsx";

const VIEWS = [
  { place: { part: "opinions", view: "waiting", page: 1 }, label: "Por leer" },
  { place: { part: "opinions", view: "read", page: 1 }, label: "Leídas" },
  { place: { part: "opinions", view: "pages", page: 1 }, label: "Votos por página" },
] as const;

/** Says that a line was read, or that it was not after all. */
function orderFor({ id, title, saidAtMs, isResolved }: FeedbackEntry): Action {
  const reopen: Action = {
    method: "POST",
    path: `${FEEDBACK_PATH}/${id}/reopen`,
    said: `«${title}» vuelve a estar por leer.`,
  };
  const resolve: Action = {
    method: "POST",
    path: `${FEEDBACK_PATH}/${id}/resolve`,
    json: { saidAtMs },
    said: `Leída la línea sobre «${title}».`,
  };
  return isResolved ? { ...reopen, undo: resolve } : { ...resolve, undo: reopen };
}

function Line({ entry, actions: { give, isBusy } }: { readonly entry: FeedbackEntry; readonly actions: Actions }) {
  const { path, title, owner, email, hasHelped, comment, saidAtMs, isResolved } = entry;
  return (
    <li>
      <div>
        <p className="opinion-page">
          <PageName path={path} title={title} />
        </p>
        <blockquote className="written">{visibleText(comment)}</blockquote>
        <p className="nv-quiet nv-flush nv-breaks">
          <span className="condition" data-state={hasHelped ? "good" : "wrong"}>
            {hasHelped ? "Le sirvió" : "No le sirvió"}
          </span>{" "}
          · <Writer email={email} /> · <Moment ms={saidAtMs} />
          {owner !== "" && ` · responde ${owner}`}
        </p>
      </div>
      <Button aria-disabled={isBusy} onClick={() => give(orderFor(entry))}>
        {isResolved ? "Volver a por leer" : "Marcar leída"}
        <span className="nv-visually-hidden">
          : la línea de {email || "alguien que ya no está"} sobre «{title}»
        </span>
      </Button>
    </li>
  );
}

function Lines({ place, view }: { readonly place: PlaceIn<"opinions">; readonly view: "waiting" | "read" }) {
  const query = useQuery(readingCalls(useAdmin().caller).lines({ view, page: place.page }));
  const actions = useActions();
  const empty =
    view === "read"
      ? "Aún no hay ninguna leída."
      : "No hay ninguna línea por leer. Se escriben en «¿Te ha servido?», al pie de cada página.";
  return (
    <>
      <ActionOutcome actions={actions} />
      <ReadingList query={query} place={place} empty={empty}>
        {(entries) => (
          <ul className="opinions">
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} actions={actions} />
            ))}
          </ul>
        )}
      </ReadingList>
    </>
  );
}

function Tallies({ place }: { readonly place: PlaceIn<"opinions"> }) {
  const query = useQuery(readingCalls(useAdmin().caller).tallies(place.page));
  return (
    <ReadingList
      query={query}
      place={place}
      empty="Nadie ha votado todavía ninguna página. Se vota en «¿Te ha servido?», al pie de cada una."
    >
      {(tallies) => <TallyTable tallies={tallies} />}
    </ReadingList>
  );
}

/** Opinions about the pages: the lines that people write, and the votes added up. */
export function OpinionsPart({ place }: { readonly place: PlaceIn<"opinions"> }) {
  return (
    <>
      <ViewNav place={place} label="Opiniones" views={VIEWS} />
      {place.view === "pages" ? <Tallies place={place} /> : <Lines place={place} view={place.view} />}
      <p className="nv-caption">Cada persona tiene un voto en cada página, el último que dio.</p>
    </>
  );
}
