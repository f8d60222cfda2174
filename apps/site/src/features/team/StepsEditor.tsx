import type { TeamSteps } from "@nv/contracts/schemas";
import { Button, TextArea } from "@nv/ui";
import { boundText, type CallFailure, FailureNotice, fieldsIn, useAttempt, useDraft } from "@nv/web";
import type { FormEvent, ReactNode } from "react";
import * as z from "zod/mini";
import { stepsIn, stepsText } from "./core/steps-text";
import { teamCalls } from "./team-calls";

/** With the version that it was begun from: what somebody else wrote since is not written over. */
const Kept = z.object({ text: z.string(), version: z.number() });

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
  const draft = useDraft("team-steps", { text: stepsText(steps), version }, Kept);
  const { text } = draft.values;
  const { failure, attempt } = useAttempt();
  const faults = failure === null ? "" : lineFaults(failure);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    return attempt(async () => {
      const written = await teamCalls.writeSteps({ steps: [...stepsIn(text, steps)], version: draft.values.version });
      draft.discard();
      onWritten(written);
    });
  }

  function giveUp() {
    draft.discard();
    onClose();
  }

  return (
    <form className="nv-team__form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        label="La lista"
        hint="Una línea por paso, y detrás de « | » dónde se lee: «Leer la guía | /docs/intro»."
        rows={8}
        {...boundText(text, (next) => draft.change({ text: next, version: draft.values.version }))}
        error={faults || undefined}
      />
      {failure !== null && faults === "" && <FailureNotice error={failure} />}
      <div className="nv-row">
        <Button rank="main" type="submit">
          Guardar la lista
        </Button>
        <Button onClick={giveUp}>Dejarla como estaba</Button>
      </div>
    </form>
  );
}
