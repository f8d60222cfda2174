import type { TeamStep, TeamSteps } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { PlaceLink } from "../../frame/navigation/PlaceLink";
import { StepsEditor } from "./StepsEditor";
import { TEAM_TOPIC, teamCalls } from "./team-calls";

interface ListProps {
  readonly steps: TeamSteps;
  readonly onTick: (step: TeamStep, isDone: boolean) => void;
}

function StepList({ steps: { steps, done }, onTick }: ListProps): ReactNode {
  return (
    <ul className="nv-team__lines nv-stack-2 nv-plain">
      {steps.map((step) => (
        <li key={step.id}>
          <span className="nv-team__step nv-row">
            <input
              id={`paso-${step.id}`}
              type="checkbox"
              checked={done.includes(step.id)}
              onChange={({ target }) => onTick(step, target.checked)}
            />
            <label htmlFor={`paso-${step.id}`}>{step.text}</label>
          </span>
          {step.place !== "" && (
            <span>
              <PlaceLink place={step.place} words="Ver dónde" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Steps for somebody who begins: each ticks their own; who administers writes the list. */
export function StepsPart(): ReactNode {
  const { body, failure, reload, replace } = useRemote("team-steps", teamCalls.steps);
  const [isEditing, setIsEditing] = useState(false);
  const [refusal, setRefusal] = useState<CallFailure | null>(null);
  useReconnect(reload);
  useEvent(TEAM_TOPIC, ({ what }) => {
    if (what === "steps") reload();
  });

  async function tick({ id }: TeamStep, isDone: boolean) {
    setRefusal(null);
    try {
      replace(await teamCalls[isDone ? "tick" : "untick"](id));
    } catch (error) {
      setRefusal(toCallFailure(error));
      reload();
    }
  }

  if (body === null) return failure === null ? null : <FailureNotice error={failure} onRetry={reload} />;
  const left = body.steps.length - body.done.length;
  return (
    <section aria-labelledby="llegada">
      <h2 id="llegada">Si acabas de llegar</h2>
      {body.steps.length === 0 && (
        <p>
          La lista está vacía.{" "}
          {body.isEditor
            ? "Quien llega la marca paso a paso: escribe el primero."
            : "La escribe quien administra: si acabas de llegar, pregúntale por dónde se empieza."}
        </p>
      )}
      {body.steps.length > 0 && (
        <p role="status" className="nv-team__facts nv-quiet nv-said">
          {left === 0 ? "Lo has hecho todo." : `Te ${left === 1 ? "queda" : "quedan"} ${left} de ${body.steps.length}.`}
        </p>
      )}
      {!isEditing && <StepList steps={body} onTick={(step, isDone) => void tick(step, isDone)} />}
      {refusal !== null && <FailureNotice error={refusal} />}
      {isEditing && (
        <StepsEditor
          steps={body}
          onWritten={(written) => {
            replace(written);
            setIsEditing(false);
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
      {body.isEditor && !isEditing && (
        <div className="nv-row">
          <Button onClick={() => setIsEditing(true)}>Cambiar la lista</Button>
        </div>
      )}
    </section>
  );
}
