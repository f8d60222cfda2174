import type { NightPlace } from "@nv/contracts";
import type { ElectionDetail, NightView } from "@nv/contracts/schemas";
import { Button, Notice, SegmentedControl } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { z } from "zod";
import { CallsPart } from "./CallsPart";
import type { ListDraft } from "./core/election-draft";
import { EstimatePart } from "./EstimatePart";
import { electionsCalls } from "./elections-calls";
import { HeadlinesPart } from "./HeadlinesPart";
import { NightAreas } from "./NightAreas";
import { NightLog } from "./NightLog";
import { NightPages } from "./NightPages";
import { NightStatus } from "./NightStatus";
import { UnnamedLists } from "./UnnamedLists";

const PLACES = [
  { value: "rehearsal", label: "Ensayo" },
  { value: "live", label: "Noche" },
] as const;

/** Topic on which the server tells that there is something to see in a night. */
const NIGHT_TOPIC = { name: "night", schema: z.object({ id: z.string() }) };

interface Props {
  readonly election: ElectionDetail;
  /** Does something to what is saved, once all that is written is. */
  readonly whenSaved: (work: () => void) => void;
  /** Called with a list of the source, to be shown by its name. */
  readonly onName: (list: ListDraft) => void;
}

/** The nights of an election as the desk follows them: how the count is, who won, and what happened. */
export function NightPanel({ election, whenSaved, onName }: Props): ReactNode {
  const { id } = election;
  const { body, failure, reload } = useRemote(`nights:${id}`, (signal) => electionsCalls.nights(id, signal));
  const [place, setPlace] = useState<NightPlace>("rehearsal");
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<CallFailure | null>(null);
  useReconnect(reload);
  useEvent(NIGHT_TOPIC, (event) => {
    if (event.id === id) reload();
  });
  const night = body?.items.find((one) => one.place === place);

  async function order(work: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    setRefused(null);
    try {
      await work();
      return true;
    } catch (error) {
      setRefused(toCallFailure(error));
      return false;
    } finally {
      setIsBusy(false);
      reload();
    }
  }

  return (
    <section className="nv-night nv-stack" aria-label="El recuento">
      <EstimatePart election={election} />
      <SegmentedControl legend="Qué se ve" segments={PLACES} value={place} onChange={setPlace} />
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {refused !== null && <FailureNotice error={refused} />}
      {failure === null && body === null && <p role="status">Cargando el recuento…</p>}
      {body !== null && (night === undefined || !night.isOpen) && (
        <BeginNight
          {...{ election, place, isBusy }}
          wasOpen={night !== undefined}
          onOpen={(count) => whenSaved(() => void order(() => electionsCalls.open(id, { place, count })))}
        />
      )}
      {night !== undefined && (
        <OpenedNight
          {...{ night, isBusy, onName }}
          electionId={id}
          onOrder={order}
          onClose={() => void order(() => electionsCalls.close(id, { place }))}
          onRenew={() => void order(() => electionsCalls.renew(id, { place }))}
        />
      )}
    </section>
  );
}

interface BeginProps {
  readonly election: ElectionDetail;
  readonly place: NightPlace;
  readonly isBusy: boolean;
  readonly wasOpen: boolean;
  readonly onOpen: (count: "source" | "invented") => void;
}

/** Conditions of a night, before it is opened. */
function BeginNight({ election, place, isBusy, wasOpen, onOpen }: BeginProps): ReactNode {
  const isOut = election.revision !== null;
  if (place === "live")
    return (
      <Notice tone="plain">
        <p>
          {isOut
            ? "Al abrirla, sus páginas salen para los lectores y se ponen al día solas con la fuente. Se abre con lo publicado; lo que cambies después espera a «Publicar cambios»."
            : "Publica antes la elección: la noche sale con lo publicado, no con lo que se está escribiendo."}
        </p>
        <Button rank={isOut ? "main" : "plain"} disabled={isBusy || !isOut} onClick={() => onOpen("source")}>
          {wasOpen ? "Abrir otra vez la noche" : "Abrir la noche"}
        </Button>
      </Notice>
    );
  const hasSource = election.fields.source.kind !== "none";
  return (
    <Notice tone="plain">
      <p>
        Un ensayo dura diez minutos con votos inventados: tiene un silencio de cuatro y una corrección. Sus páginas
        llevan «Ensayo» y están en una dirección que nadie adivina.
      </p>
      <div className="nv-row">
        <Button rank="main" disabled={isBusy} onClick={() => onOpen("invented")}>
          Ensayar con votos inventados
        </Button>
        {hasSource && (
          <Button disabled={isBusy} onClick={() => onOpen("source")}>
            Ensayar con la fuente
          </Button>
        )}
      </div>
    </Notice>
  );
}

interface OpenedProps {
  readonly night: NightView;
  readonly electionId: string;
  readonly isBusy: boolean;
  readonly onOrder: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly onClose: () => void;
  readonly onRenew: () => void;
  readonly onName: Props["onName"];
}

function OpenedNight({ night, electionId, isBusy, onOrder, onClose, onRenew, onName }: OpenedProps): ReactNode {
  return (
    <>
      <NightStatus night={night} />
      {night.isOpen && (
        <div className="nv-row">
          <Button disabled={isBusy} onClick={onRenew}>
            Mirar la fuente ahora
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {night.place === "live" ? "Cerrar la noche" : "Acabar el ensayo"}
          </Button>
        </div>
      )}
      {night.url !== "" && <NightPages key={night.url} night={night} />}
      <CallsPart night={night} electionId={electionId} isBusy={isBusy} onOrder={onOrder} />
      <HeadlinesPart headlines={night.headlines} />
      <UnnamedLists lists={night.unnamed} onName={onName} />
      <NightAreas areas={night.areas} />
      <NightLog log={night.log} />
    </>
  );
}
