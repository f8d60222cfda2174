import type { TeamChannel } from "@nv/contracts/schemas";
import { Button, Field } from "@nv/ui";
import {
  bindFields,
  type CallFailure,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useDraft,
  useEvent,
  useReconnect,
  useRemote,
} from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { PlaceLink } from "../../frame/navigation/PlaceLink";
import { TEAM_TOPIC, teamCalls } from "./team-calls";

const NOTHING: TeamChannel = { area: "", channel: "" };

const Kept = z.object({ area: z.string(), channel: z.string() });

/** Channels in which each area is asked: the answer of «Responsable» on each page of the documentation. */
export function ChannelsPart(): ReactNode {
  const { body, failure, reload, replace } = useRemote("team-channels", teamCalls.channels);
  useReconnect(reload);
  useEvent(TEAM_TOPIC, ({ what }) => {
    if (what === "channels") reload();
  });
  const { values: written, change, discard } = useDraft("team-channel", NOTHING, Kept);
  const [refusal, setRefusal] = useState<CallFailure | null>(null);
  const [said, setSaid] = useState("");
  const problems = refusal === null ? NO_PROBLEMS : problemsByField(fieldsIn(refusal));
  const f = bindFields({ draft: written, change, problems });

  async function write(channel: TeamChannel, done: string) {
    setRefusal(null);
    setSaid("");
    try {
      replace(await teamCalls.writeChannel(channel));
      discard();
      setSaid(done);
    } catch (error) {
      setRefusal(toCallFailure(error));
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void write(written, `Guardado: ${written.area}.`);
  }

  return (
    <section aria-labelledby="canales">
      <h2 id="canales">Canales de las áreas</h2>
      <p>
        Cada página de la documentación dice qué área responde de ella. Con su canal aquí, «Responsable» lleva a él y
        dice quién está de guardia.
      </p>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body !== null && body.channels.length === 0 && <p>Aún no hay ninguno. Escribe el de tu área.</p>}
      {body !== null && body.channels.length > 0 && (
        <ul className="nv-team__lines nv-stack-2 nv-plain">
          {body.channels.map(({ area, channel }) => (
            <li key={area}>
              <span>
                <strong>{area}</strong>: <PlaceLink place={channel} words={channel} />
              </span>
              <span className="nv-row">
                <Button onClick={() => change({ area, channel })}>
                  Cambiar<span className="nv-visually-hidden"> el canal de {area}</span>
                </Button>
                <Button onClick={() => void write({ area, channel: "" }, `Quitado: ${area}.`)}>
                  Quitar<span className="nv-visually-hidden"> el canal de {area}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className="nv-team__form" noValidate onSubmit={handleSubmit}>
        <Field
          label="Área"
          hint="Como la nombran las páginas: «Datos», «Desarrollo»."
          autoComplete="off"
          {...f.text("area")}
        />
        <Field
          label="Canal"
          hint="Una dirección https:// o un correo del área."
          autoComplete="off"
          {...f.text("channel")}
        />
        {refusal !== null && problems.size === 0 && <FailureNotice error={refusal} />}
        <div className="nv-row">
          <Button type="submit">Guardar el canal</Button>
        </div>
      </form>
      <p role="status" className="nv-team__facts nv-quiet nv-said">
        {said}
      </p>
    </section>
  );
}
