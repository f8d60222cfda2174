import { type FormEvent, useState } from "react";
import { type FieldName, fieldsOfError } from "../core/error-fields.ts";
import { errorTextOf } from "../core/error-text.ts";
import { passwordRule } from "../core/password-rule.ts";
import { problemOf } from "../core/validate.ts";
import type { Store } from "../store/store.ts";
import { Field } from "./Field.tsx";
import { focusStart } from "./focus.ts";
import type { FieldSpec, FormSpec } from "./form-spec.ts";
import { OtherWays } from "./OtherWays.tsx";

/** Texts that were typed, kept while pages change; never a password, never a code. */
export type Drafts = Partial<Record<FieldName, string>>;

/** Props of {@link IdentityForm}. */
interface IdentityFormProps {
  readonly store: Store;
  readonly form: FormSpec;
  readonly drafts: Drafts;
}

type Problems = Partial<Record<FieldName, string>>;

/** A form of the dialog, in all its states: empty, typing, wrong, saving. */
export function IdentityForm({ store, form, drafts }: IdentityFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const { translate, saving } = store;
  const blamed = store.error ? fieldsOfError(errorTextOf(store.error)) : [];

  function onType(name: FieldName, value: string) {
    if (name !== "password" && name !== "code") drafts[name] = value;
    if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A disabled fieldset cannot be clicked, but Enter may come before it is drawn.
    if (store.saving) return;
    const element = event.currentTarget;
    const typed = new FormData(element);
    const values = { name: "", email: "", password: "", url: "", code: "" };
    const found: Problems = {};
    for (const { name } of form.fields) {
      const value = String(typed.get(name) ?? "");
      values[name] = name === "password" ? value : value.trim();
      const problem = problemOf(name, value);
      if (problem) found[name] = translate(problem);
    }
    setProblems(found);
    if (Object.keys(found).length === 0) await run(() => form.send(store, values));
    // After the drawing, so that what is wrong is marked.
    setTimeout(() => store.modal.isOpen && focusStart(element.ownerDocument));
  }

  /** The code of a form may not come, and the dialog must say so. */
  async function run(action: () => Promise<void>) {
    try {
      await action();
    } catch (error) {
      store.error = error;
    }
  }

  function leave() {
    store.dropLinks();
    store.error = null;
    if (form.link) store.modal.page = form.link.page;
  }

  const hintOf = ({ isNewPassword }: FieldSpec) =>
    isNewPassword ? passwordRule(translate, store.settings?.password_min_length) : undefined;
  /** Nothing while the catalogue is on its way: neither an example nor a «…» is worth a byte of what comes first. */
  const known = (key = "") => (translate(key) === key ? undefined : translate(key));
  const placeholderOf = (name: FieldName, key: string | undefined) =>
    name === "name" && store.namePlaceholder ? store.namePlaceholder : known(key);

  return (
    <>
      <form className={saving ? "form disabled" : "form"} noValidate aria-busy={saving} onSubmit={onSubmit}>
        {form.hint && (
          <p className="infoText">
            {translate(form.hint)}
            {form.tellsOwner && store.linkOwner && <strong className="infoTextEmail">{store.linkOwner}</strong>}
          </p>
        )}
        {form.note && <p className="infoText">{translate(form.note)}</p>}
        <fieldset disabled={saving}>
          {form.fields.map((spec) => (
            <Field
              key={spec.name}
              spec={spec}
              placeholder={placeholderOf(spec.name, spec.placeholder)}
              hint={hintOf(spec)}
              problem={problems[spec.name]}
              isBlamed={blamed.includes(spec.name)}
              initialValue={drafts[spec.name]}
              translate={translate}
              onType={onType}
            />
          ))}
          <button type="submit" className={saving ? "btn saving" : "btn"}>
            {(saving && known(form.saving)) || translate(form.submit)}
          </button>
        </fieldset>
      </form>
      {form.link && (
        <button type="button" className="btnLink forgotPasswordLink" disabled={saving} onClick={leave}>
          {translate(form.link.text)}
        </button>
      )}
      {form.id === "second_step" && form.fields.length > 0 && store.second_step?.factors.includes("passkey") && (
        <button type="button" className="btn btnQuiet" disabled={saving} onClick={() => run(store.sendPasskey)}>
          {translate("passkey_login")}
        </button>
      )}
      {form.hasProviders && <OtherWays store={store} isLogin={form.id === "login"} />}
    </>
  );
}
