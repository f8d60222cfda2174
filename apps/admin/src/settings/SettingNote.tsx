import { SETTING_VARIABLES, type SettingName, type SettingsView } from "@nv/contracts/schemas";
import { valueInWords } from "./core/setting-texts.ts";
import { isChanged, type SettingsDraft } from "./core/settings-draft.ts";

export interface SettingNoteProps {
  readonly view: SettingsView;
  readonly draft: SettingsDraft;
  readonly name: SettingName;
  /** Puts the default in the form; saving makes it count. */
  readonly onDefault: (name: SettingName) => void;
}

/** Under a setting: where its value comes from, what is saved while the form says something else, and the way back to the default. */
export function SettingNote({ view, draft, name, onDefault }: SettingNoteProps) {
  const now = valueInWords(name, view.values[name]);
  if (view.origins[name] === "fixed") {
    return (
      <p className="setting-note nv-quiet nv-flush">
        Fijado por la configuración del servidor (<code>{SETTING_VARIABLES[name]}</code>). Para decidirlo aquí, quita
        esa variable y reinicia.
      </p>
    );
  }
  if (isChanged(view, draft, name)) {
    return <p className="setting-note nv-quiet nv-flush setting-note-open">Sin guardar. Ahora vale: {now}.</p>;
  }
  if (view.origins[name] !== "chosen") return null;
  return (
    <p className="setting-note nv-quiet nv-flush">
      Elegido aquí. Por defecto: {valueInWords(name, view.defaults[name])}.{" "}
      <button type="button" className="text-button" onClick={() => onDefault(name)}>
        Volver al valor por defecto
      </button>
    </p>
  );
}
