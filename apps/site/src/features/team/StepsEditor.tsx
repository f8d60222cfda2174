import type { TeamSteps } from "@nv/contracts/schemas";
import { Button, TextArea } from "@nv/ui";
import { boundText, type CallFailure, FailureNotice, fieldsIn, useAttempt } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { stepsIn, stepsText } from "./core/steps-text";
import { teamCalls } from "./team-calls";

interface Props {
  readonly steps: TeamSteps;
  readonly onWritten: (steps: TeamSteps) => void;
  readonly onClose: () => void;
}

/** Says what is wrong with each line, by its number: `steps.2.place` is of the third. */
function lineFaults(failure: CallFailure): string {
  return fieldsIn(failure)
    .map(({ field, message }) => `Línea ${Number(field.split(".")[1]) + 1}: ${message}.`)
    .join(" ");
}

/** The list of who begins as a text: a line a step. */
export function StepsEditor({ steps: { steps, version }, onWritten, onClose }: Props): ReactNode {
  const [text, setText] = useState(() => stepsText(steps));
  const { failure, attempt } = useAttempt();
  const faults = failure === null ? "" : lineFaults(failure);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    return attempt(async () => {
      onWritten(await teamCalls.writeSteps({ steps: [...stepsIn(text, steps)], version }));
    });
  }

  return (
    <form className="nv-team__form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        label="La lista"
        hint="Una línea por paso, y detrás de « | » dónde se lee: «Leer la guía | /docs/intro»."
        rows={8}
        {...boundText(text, setText)}
        error={faults || undefined}
      />
      {failure !== null && faults === "" && <FailureNotice error={failure} />}
      <div className="nv-row">
        <Button rank="main" type="submit">
          Guardar la lista
        </Button>
        <Button onClick={onClose}>Dejarla como estaba</Button>
      </div>
    </form>
  );
}
