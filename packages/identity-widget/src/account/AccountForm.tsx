import { type FormEvent, type ReactNode, useState } from "react";

/** One thing that a form of the account page asks for. */
export interface AccountField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autoComplete: string;
  readonly initialValue?: string;
  readonly hint?: string;
}

/** Props of {@link AccountForm}. */
export interface AccountFormProps {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly AccountField[];
  readonly submit: string;
  readonly saving: string;
  /** Sends what was typed. @returns What is said when it is done. Failures are shown. */
  readonly send: (values: Readonly<Record<string, string>>) => Promise<string>;
  readonly explain: (error: unknown) => string;
  readonly children?: ReactNode;
}

/** A section of the account page that changes one thing, and says whether it did. */
export function AccountForm({ id, title, fields, submit, saving, send, explain, children }: AccountFormProps) {
  const [isSaving, setSaving] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "")]));
    setSaving(true);
    setSaid(null);
    try {
      setSaid({ text: await send(values), isBad: false });
      for (const input of form.querySelectorAll<HTMLInputElement>("input[type=password]")) input.value = "";
    } catch (error) {
      setSaid({ text: explain(error), isBad: true });
    }
    setSaving(false);
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <form className="form" aria-busy={isSaving} onSubmit={onSubmit}>
        <fieldset disabled={isSaving}>
          {fields.map(({ name, label, type, autoComplete, initialValue, hint }) => (
            <div className="formGroup" key={name}>
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <input
                className="formControl"
                id={`${id}-${name}`}
                name={name}
                type={type}
                autoComplete={autoComplete}
                required
                defaultValue={initialValue}
                aria-describedby={hint ? `${id}-${name}-hint` : undefined}
              />
              {hint && (
                <p className="fieldNote" id={`${id}-${name}-hint`}>
                  {hint}
                </p>
              )}
            </div>
          ))}
          <button type="submit" className="btn btnQuiet">
            {isSaving ? saving : submit}
          </button>
        </fieldset>
      </form>
      <div role={said?.isBad ? "alert" : "status"}>
        {said && <p className={said.isBad ? "flashMessage error" : "flashMessage success"}>{said.text}</p>}
      </div>
    </section>
  );
}
