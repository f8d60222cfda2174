import type { ElectionCall, NightView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Field, SelectField } from "@nv/ui";
import { boundText } from "@nv/web";
import { type ReactNode, useState } from "react";
import { electionsCalls } from "./elections-calls";

interface Props {
  readonly night: NightView;
  readonly electionId: string;
  readonly isBusy: boolean;
  /** Carries out an order. @returns Whether it was. */
  readonly onOrder: (work: () => Promise<unknown>) => Promise<boolean>;
}

const STATES = { proposed: "Propuesto", confirmed: "Dado", refused: "Rechazado", withdrawn: "Retirado" } as const;

/** Winners, area by area: one person proposes it with a reason, and another one confirms or refuses it. */
export function CallsPart({ night, electionId, isBusy, onOrder }: Props): ReactNode {
  return (
    <section className="nv-stack" aria-labelledby="noche-ganadores">
      <h3 id="noche-ganadores">Ganadores</h3>
      <p className="nv-quiet">
        Nada se da solo: lo que nadie ha dado dice «sin decidir». Una persona lo propone y otra lo confirma; retirar lo
        dado puede cualquiera, al momento.
      </p>
      {night.calls.length > 0 && (
        <ul className="nv-plain nv-stack-3">
          {night.calls.map((call) => (
            <CallLine key={call.id} {...{ call, electionId, isBusy, onOrder }} isOpen={night.isOpen} />
          ))}
        </ul>
      )}
      {night.isOpen && <ProposeForm {...{ night, electionId, isBusy, onOrder }} />}
    </section>
  );
}

interface LineProps extends Omit<Props, "night"> {
  readonly call: ElectionCall;
  readonly isOpen: boolean;
}

function CallLine({ call, electionId, isBusy, onOrder, isOpen }: LineProps): ReactNode {
  const { id, acronym, areaName, reason, state, proposedBy, proposedAtMs, isYours, decidedBy, decidedReason } = call;
  const [why, setWhy] = useState("");
  const decide = (decision: "confirmed" | "refused" | "withdrawn") =>
    void onOrder(() => electionsCalls.decide(electionId, id, { decision, reason: why }));
  const isWaiting = state === "proposed";
  return (
    <li className="nv-night__call nv-stack-2" data-state={state}>
      <p className="nv-flush">
        <strong>
          {acronym} gana en {areaName}
        </strong>
        . {STATES[state]}. {proposedBy}, {formatMoment(proposedAtMs)}: {reason}
        {decidedBy !== "" && ` · ${decidedBy}${decidedReason === "" ? "" : `: ${decidedReason}`}`}
      </p>
      {isOpen && (isWaiting || state === "confirmed") && (
        <div className="nv-row">
          <Field label="Por qué (si se rechaza o se retira)" {...boundText(why, setWhy)} />
          {isWaiting && !isYours && (
            <>
              <Button rank="main" disabled={isBusy} onClick={() => decide("confirmed")}>
                Confirmar
              </Button>
              <Button disabled={isBusy} onClick={() => decide("refused")}>
                Rechazar
              </Button>
            </>
          )}
          <Button disabled={isBusy} onClick={() => decide("withdrawn")}>
            Retirar
          </Button>
        </div>
      )}
      {isOpen && isWaiting && isYours && <p className="nv-quiet nv-flush">La tiene que confirmar otra persona.</p>}
    </li>
  );
}

/** A winner that somebody proposes. */
function ProposeForm({ night, electionId, isBusy, onOrder }: Props): ReactNode {
  const [area, setArea] = useState("");
  const [list, setList] = useState("");
  const [reason, setReason] = useState("");
  const { areas, place } = night;
  const chosen = areas.find(({ code }) => code === area) ?? areas[0];
  if (chosen === undefined) return <p className="nv-quiet">Con el primer recuento se puede proponer un ganador.</p>;
  const lists = chosen.lists.map(({ key, acronym }) => ({ value: key, label: acronym }));
  const named = lists.some(({ value }) => value === list) ? list : (lists[0]?.value ?? "");
  const isReady = reason.trim() !== "" && named !== "";
  async function propose() {
    const json = { place, area: chosen?.code ?? "", list: named, reason };
    if (await onOrder(() => electionsCalls.propose(electionId, json))) setReason("");
  }
  return (
    <fieldset className="nv-night__propose nv-stack">
      <legend>Proponer un ganador</legend>
      <div className="nv-data-tool__fields">
        <SelectField
          label="Dónde"
          error=""
          value={chosen.code}
          options={areas.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setArea}
        />
        <SelectField label="Quién" error="" value={named} options={lists} onChange={setList} />
      </div>
      {lists.length === 0 && <p className="nv-quiet nv-flush">Allí no se ha contado todavía ningún voto.</p>}
      {chosen.open !== "" && <p className="nv-quiet nv-flush">{chosen.open}</p>}
      <Field label="Por qué se puede dar ya" {...boundText(reason, setReason)} />
      <div className="nv-row">
        <Button disabled={isBusy || !isReady} onClick={() => void propose()}>
          Proponer
        </Button>
      </div>
    </fieldset>
  );
}
