import type { FormEvent, ReactNode } from "react";
import { problemOf } from "../core/validate.ts";
import { Section } from "./Section.tsx";
import { type AccountField, TextField } from "./TextField.tsx";
import { useAct } from "./use-act.ts";

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
  const { isBusy, said, act } = useAct(explain);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? "")]));
    const isDone = await act(async () => {
      // In the words of the dialog: a browser says it in its own.
      const problem = fields.map(({ name }) => problemOf(name, values[name] ?? "")).find(Boolean);
      if (problem) throw new Error(problem);
      return send(values);
    });
    if (!isDone) return;
    for (const input of form.querySelectorAll<HTMLInputElement>("input[type=password]")) input.value = "";
  }

  return (
    <Section id={id} title={title} said={said}>
      <form className="form" noValidate aria-busy={isBusy} onSubmit={onSubmit}>
        {fields.map((field) => (
          <TextField key={field.name} id={`${id}-${field.name}`} {...field} />
        ))}
        <button type="submit" className="btn btnQuiet">
          {isBusy ? saving : submit}
        </button>
      </form>
      {children}
    </Section>
  );
}
