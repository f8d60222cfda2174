import type { SettingName, SettingsView } from "@nv/contracts/schemas";
import { Field } from "@nv/ui";
import { type ReactNode, useId } from "react";
import { LOCALE_CHOICES, SETTING_LABELS } from "./core/setting-texts.ts";
import { type SettingsDraft, shownValue } from "./core/settings-draft.ts";
import { SettingNote } from "./SettingNote.tsx";

export interface SettingsFieldsProps {
  readonly view: SettingsView;
  readonly draft: SettingsDraft;
  readonly errors: Readonly<Partial<Record<SettingName, string>>>;
  readonly onChange: (change: SettingsDraft) => void;
}

interface PartProps extends SettingsFieldsProps {
  readonly note: (name: SettingName) => ReactNode;
}

const isFixed = ({ origins }: SettingsView, name: SettingName) => origins[name] === "fixed";

const SIGNUP_CHOICES = [
  {
    value: "invite",
    label: "Solo quien reciba una invitación",
    hint: "Nadie más puede registrarse, tampoco con Google o el directorio.",
  },
  {
    value: "open",
    label: "Cualquiera",
    hint: "Quien conozca la dirección del sitio puede abrir una cuenta y ver todo lo de dentro.",
  },
] as const;

function SignupPart({ view, draft, onChange, note }: PartProps) {
  const name = useId();
  const shown = shownValue(view, draft, "signup");
  return (
    <fieldset className="settings-part nv-stack" disabled={isFixed(view, "signup")}>
      <legend id="signup">{SETTING_LABELS.signup}</legend>
      {SIGNUP_CHOICES.map(({ value, label, hint }) => (
        <div className="choice" key={value}>
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            checked={shown === value}
            aria-describedby={`${name}-${value}-hint`}
            onChange={() => onChange({ signup: value })}
          />
          <label htmlFor={`${name}-${value}`}>{label}</label>
          <p id={`${name}-${value}-hint`}>{hint}</p>
        </div>
      ))}
      {view.configured.autoconfirm && shown === "open" && (
        <p className="setting-note nv-quiet nv-flush setting-note-open">
          La configuración da por buenas las direcciones sin comprobarlas (<code>AUTOCONFIRM</code>): con las cuentas
          abiertas, cualquiera puede entrar con una dirección que no es suya.
        </p>
      )}
      {note("signup")}
    </fieldset>
  );
}

const WAYS = [
  {
    name: "secondFactor",
    hint: "Cada persona puede proteger su cuenta con códigos de su teléfono. A quien ya lo tiene se le pide siempre.",
  },
  { name: "passkeys", hint: "Se entra con la huella, la cara o una llave física, sin contraseña." },
  { name: "magicLink", hint: "Quien tiene cuenta puede pedir un enlace de un solo uso para entrar sin contraseña." },
] as const;

function WaysPart({ view, draft, onChange, note }: PartProps) {
  const id = useId();
  return (
    <fieldset className="settings-part nv-stack">
      <legend id="ways">Otras formas de entrar</legend>
      {WAYS.map(({ name, hint }) => (
        <div className="choice" key={name}>
          <input
            type="checkbox"
            id={`${id}-${name}`}
            checked={shownValue(view, draft, name) === true}
            disabled={isFixed(view, name)}
            aria-describedby={`${id}-${name}-hint`}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
          <label htmlFor={`${id}-${name}`}>{SETTING_LABELS[name]}</label>
          <p id={`${id}-${name}-hint`}>{hint}</p>
          {note(name)}
        </div>
      ))}
    </fieldset>
  );
}

function AssistantsPart({ view, draft, onChange, note }: PartProps) {
  const id = useId();
  return (
    <fieldset className="settings-part nv-stack" disabled={isFixed(view, "assistants")}>
      <legend id="assistants">Asistentes</legend>
      <div className="choice">
        <input
          type="checkbox"
          id={id}
          checked={shownValue(view, draft, "assistants") === true}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ assistants: event.currentTarget.checked })}
        />
        <label htmlFor={id}>{SETTING_LABELS.assistants}</label>
        <p id={`${id}-hint`}>
          Cada persona puede dejar entrar al suyo, una hora, en <code>/mcp</code>: lee lo que ella ve, menos los casos,
          y deja borradores. No publica. Lo que lee sale de la casa, hacia quien lo hace.
        </p>
      </div>
      {note("assistants")}
    </fieldset>
  );
}

const LIMITS = [
  { name: "sessionIdleDays", hint: "Una sesión que nadie usa durante estos días se cierra." },
  { name: "sessionAbsoluteDays", hint: "Toda sesión se cierra a los tantos días de entrar, se use o no." },
] as const;

function SessionsPart({ view, draft, errors, onChange, note }: PartProps) {
  return (
    <fieldset className="settings-part nv-stack">
      <legend id="sessions">Cuánto duran las sesiones</legend>
      <div className="settings-limits">
        {LIMITS.map(({ name, hint }) => (
          <div key={name}>
            <Field
              label={SETTING_LABELS[name]}
              hint={hint}
              error={errors[name] ?? ""}
              inputMode="numeric"
              autoComplete="off"
              disabled={isFixed(view, name)}
              value={String(shownValue(view, draft, name))}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
            {note(name)}
          </div>
        ))}
      </div>
      <p className="setting-note nv-quiet nv-flush">
        Al acortarlas se cierran ya las sesiones que se pasen; quizá también la tuya.
      </p>
    </fieldset>
  );
}

function LanguagePart({ view, draft, onChange, note }: PartProps) {
  const id = useId();
  return (
    <fieldset className="settings-part nv-stack">
      <legend id="languages">Idiomas</legend>
      <div className="nv-field settings-locale">
        <label className="nv-field__label" htmlFor={id}>
          {SETTING_LABELS.mailLocale}
        </label>
        <select
          className="nv-field__input"
          id={id}
          disabled={isFixed(view, "mailLocale")}
          value={String(shownValue(view, draft, "mailLocale"))}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const chosen = LOCALE_CHOICES.find(({ value }) => value === currentTarget.value);
            if (chosen !== undefined) onChange({ mailLocale: chosen.value });
          }}
        >
          {LOCALE_CHOICES.map(({ value, label }) => (
            <option key={value} value={value} lang={value}>
              {label}
            </option>
          ))}
        </select>
        <p className="nv-field__hint" id={`${id}-hint`}>
          Para quien no ha elegido el suyo.
        </p>
      </div>
      {note("mailLocale")}
      <p className="setting-note nv-quiet nv-flush">
        El idioma del diálogo para entrar va dentro de las páginas: se cambia con <code>WIDGET_LOCALE</code> en la
        configuración, y el siguiente arranque lo construye de nuevo.
      </p>
    </fieldset>
  );
}

/** The fields of the settings, part by part. */
export function SettingsFields(props: SettingsFieldsProps) {
  const { view, draft, onChange } = props;
  const note = (name: SettingName) => (
    <SettingNote view={view} draft={draft} name={name} onDefault={() => onChange({ [name]: null })} />
  );
  return (
    <>
      <SignupPart {...props} note={note} />
      <WaysPart {...props} note={note} />
      <SessionsPart {...props} note={note} />
      <AssistantsPart {...props} note={note} />
      <LanguagePart {...props} note={note} />
    </>
  );
}
