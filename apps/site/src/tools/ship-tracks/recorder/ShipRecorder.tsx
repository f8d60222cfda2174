import { MOST_RECORDING_HOURS } from "@nv/contracts";
import type { ShipRecording } from "@nv/contracts/schemas";
import { formatMoment, formatNumber } from "@nv/spanish";
import { Button, Field, Notice, TextArea } from "@nv/ui";
import {
  boundText,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  useAttempt,
  useKeptText,
  useRemote,
} from "@nv/web";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { recordingState, shipsIn, unheard, unheardText } from "./core/recording-words";
import { recordingsCalls } from "./recordings-calls";
import "./recorder.css";

interface Props {
  /** Opens what was recorded in the tool. */
  readonly onOpen: (positions: Blob, name: string) => void;
}

/** Interval at which what goes on is asked for, milliseconds: as often as the server writes it down. */
const ASK_MS = 30_000;

/** Records what ships send from now on, since nobody gives what they sent before. */
export function ShipRecorder({ onOpen }: Props): ReactNode {
  const { body, failure, reload } = useRemote("ship-recordings", recordingsCalls.list);
  const isAnyGoingOn = body?.items.some(({ state }) => state === "recording") ?? false;
  useEffect(() => {
    if (!isAnyGoingOn) return;
    const timer = window.setInterval(reload, ASK_MS);
    return () => window.clearInterval(timer);
  }, [isAnyGoingOn, reload]);

  return (
    <section className="nv-recorder nv-stack-3 nv-part" aria-labelledby="grabador">
      <p id="grabador" className="nv-recorder__title nv-flush">
        Grabar desde ahora
      </p>
      <p className="nv-recorder__facts nv-flush nv-caption">
        Nadie da gratis lo que un barco emitió ayer. Aquí se guarda lo que emita desde ahora, y se dice cuándo no se
        escuchaba.
      </p>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Cargando las grabaciones…</p>}
      {body !== null && body.notice !== "" && (
        <Notice tone="plain">
          <p>{body.notice}</p>
        </Notice>
      )}
      {body !== null && body.notice === "" && <RecorderForm onBegun={reload} />}
      {body !== null && body.items.length === 0 && (
        <p className="nv-recorder__facts nv-flush nv-caption">
          {body.notice === ""
            ? "Aún no hay ninguna grabación. Escribe arriba el MMSI de un barco y empieza la primera."
            : "Aún no hay ninguna grabación. Mientras falte la clave, trae arriba las posiciones que te den."}
        </p>
      )}
      {body !== null && body.items.length > 0 && (
        <ul className="nv-stack nv-plain">
          {body.items.map((recording) => (
            <Recording key={recording.id} recording={recording} onOpen={onOpen} onChange={reload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RecorderForm({ onBegun }: { readonly onBegun: () => void }): ReactNode {
  const [title, setTitle] = useKeptText("nv.recording:title");
  const [ships, setShips] = useKeptText("nv.recording:ships");
  const [hours, setHours] = useState("24");
  const { isBusy, failure, attempt } = useAttempt();
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const problemAt = (field: string) =>
    [...problems]
      .filter(([name]) => name === field || name.startsWith(`${field}.`))
      .map(([, text]) => text)
      .join(" ");

  function begin(event: FormEvent) {
    event.preventDefault();
    return attempt(async () => {
      await recordingsCalls.begin({ title, ships: [...shipsIn(ships)], hours: Number(hours) });
      setTitle("");
      setShips("");
      onBegun();
    });
  }

  return (
    <form className="nv-stack-3" noValidate onSubmit={(event) => void begin(event)}>
      <div className="nv-tool__fields">
        <Field
          label="Nombre de la grabación"
          autoComplete="off"
          {...boundText(title, setTitle)}
          error={problemAt("title")}
        />
        <Field
          label="Horas"
          hint={`Hasta ${formatNumber(MOST_RECORDING_HOURS)}, dos semanas.`}
          inputMode="numeric"
          autoComplete="off"
          {...boundText(hours, setHours)}
          error={problemAt("hours")}
        />
      </div>
      <TextArea
        label="MMSI de los barcos"
        hint="Nueve cifras cada uno, con espacios o comas. Hasta 50 entre todas las grabaciones."
        {...boundText(ships, setShips)}
        error={problemAt("ships")}
      />
      {failure !== null && fieldsIn(failure).length === 0 && (
        <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />
      )}
      <div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? "Un momento…" : "Empezar a grabar"}
        </Button>
      </div>
    </form>
  );
}

interface RecordingProps extends Props {
  readonly recording: ShipRecording;
  readonly onChange: () => void;
}

function Recording({ recording, onOpen, onChange }: RecordingProps): ReactNode {
  const { failure, attempt } = useAttempt();
  const { id, title, ships, createdAtMs, createdBy, state, isMine, positions } = recording;
  const lost = unheardText(unheard(recording, Date.now()));
  return (
    <li className="nv-recorder__item nv-stack-3">
      <p className="nv-label nv-flush">{title}</p>
      <p className="nv-recorder__facts nv-flush nv-caption">
        {recordingState(recording)} {ships.length === 1 ? `MMSI ${ships[0]}` : `${formatNumber(ships.length)} barcos`}.
        Empezó el {formatMoment(createdAtMs)}
        {createdBy === "" ? "" : `, ${createdBy}`}.
      </p>
      {lost !== "" && <p className="nv-tool__fault">{lost}</p>}
      <div className="nv-tool__actions">
        <Button
          disabled={positions === 0}
          onClick={() => void attempt(async () => onOpen(await recordingsCalls.positions(id), title))}
        >
          Abrir en la herramienta<span className="nv-visually-hidden">: {title}</span>
        </Button>
        {state === "recording" && isMine && (
          <Button
            onClick={() =>
              void attempt(async () => {
                await recordingsCalls.stop(id);
                onChange();
              })
            }
          >
            Parar<span className="nv-visually-hidden"> {title}</span>
          </Button>
        )}
      </div>
      {failure !== null && <FailureNotice error={failure} />}
    </li>
  );
}
