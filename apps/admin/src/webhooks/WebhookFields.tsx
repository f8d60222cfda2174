import { WEBHOOK_EVENTS, type WebhookEventName } from "@nv/contracts";
import { WebhookEvent } from "@nv/contracts/schemas";
import { Field } from "@nv/ui";
import { bindFields, type FormProblems } from "@nv/web";

/** Values of a form about a webhook. */
export interface WebhookDraft {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEventName[];
}

export interface WebhookFieldsProps {
  readonly draft: WebhookDraft;
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<WebhookDraft>) => void;
}

/** Which address is told, and of what. */
export function WebhookFields({ draft, problems, onChange }: WebhookFieldsProps) {
  const f = bindFields({ draft, change: onChange, problems });
  const problem = problems.get("events") ?? "";
  const choose = (event: WebhookEventName, isWanted: boolean) =>
    onChange({ events: isWanted ? [...draft.events, event] : draft.events.filter((one) => one !== event) });
  return (
    <>
      <Field label="Nombre" hint="Qué sistema recibe los avisos" {...f.text("name")} />
      <Field
        label="Dirección"
        type="url"
        hint="Pública y con https"
        autoComplete="off"
        spellCheck={false}
        {...f.text("url")}
      />
      <fieldset className="webhook-events nv-stack-2">
        <legend>Sucesos</legend>
        {WebhookEvent.options.map((event) => (
          <label key={event}>
            <input
              type="checkbox"
              checked={draft.events.includes(event)}
              onChange={({ target }) => choose(event, target.checked)}
            />
            <span>
              {WEBHOOK_EVENTS[event]} <code>{event}</code>
            </span>
          </label>
        ))}
        {problem !== "" && (
          <p className="nv-field__error" role="alert">
            {problem}
          </p>
        )}
      </fieldset>
    </>
  );
}
