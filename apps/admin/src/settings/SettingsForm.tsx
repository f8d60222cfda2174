import { ADMIN_API_PATH } from "@nv/contracts";
import { SettingsView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { changedNames, draftErrors, type SettingsDraft, toChange } from "./core/settings-draft.ts";
import { SettingsFields } from "./SettingsFields.tsx";
import { useSettingsDraft, useUnsavedWarning } from "./use-settings-draft.ts";

const PATH = `${ADMIN_API_PATH}/settings`;

/** Query key under which the settings are cached. */
export const SETTINGS_KEY = ["settings"] as const;

function SaveFailure({ error, view }: { readonly error: CallFailure; readonly view: SettingsView }) {
  if (error.code !== "SETTINGS_CHANGED") {
    return <FailureNotice error={error} comfort="Lo que has elegido sigue aquí, sin guardar." />;
  }
  const { changed } = view;
  return (
    <Notice tone="wrong">
      <p>
        {changed === null
          ? "Alguien ha cambiado los ajustes mientras los tenías abiertos."
          : `${changed.by} cambió los ajustes mientras los tenías abiertos (${formatMoment(changed.atMs)}).`}{" "}
        Los ves ya puestos al día, y lo que has elegido sigue aquí, sin guardar: revísalo y guarda otra vez.
      </p>
    </Notice>
  );
}

/** The settings, all saved at once and held to the version that the person sees. */
export function SettingsForm({ view }: { readonly view: SettingsView }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [draft, setDraft] = useSettingsDraft();
  const [areErrorsShown, setAreErrorsShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const changed = changedNames(view, draft);
  const errors = draftErrors(view, draft);
  const hasBar = changed.length > 0;
  useUnsavedWarning(hasBar);

  // The bar comes with the first change, over whatever stands at the foot: most likely the field that was changed.
  useEffect(() => {
    const { activeElement } = document;
    if (hasBar && form.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
  }, [hasBar]);

  const save = useMutation({
    mutationFn: () => caller.server(PATH, SettingsView, { method: "PUT", json: toChange(view, draft) }),
    onSuccess: ({ body, headers }) => {
      queries.setQueryData(SETTINGS_KEY, { body, headers });
      setDraft({});
      setAreErrorsShown(false);
    },
    onError: (error) => {
      if (toCallFailure(error).kind === "conflict") return queries.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });

  function handleChange(change: SettingsDraft) {
    setDraft({ ...draft, ...change });
    if (save.isSuccess) save.reset();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAreErrorsShown(true);
    if (Object.keys(errors).length > 0) {
      // The field is marked as wrong with the next drawing.
      requestAnimationFrame(() => {
        const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
        wrong?.focus({ preventScroll: true });
        // Its error stands below it, where the bar to save would cover it.
        wrong?.scrollIntoView({ block: "center" });
      });
      return;
    }
    if (changed.length > 0 && !save.isPending) save.mutate();
  }

  const count = changed.length === 1 ? "1 cambio sin guardar" : `${changed.length} cambios sin guardar`;
  return (
    <form ref={form} className="settings-form nv-stack-6" noValidate onSubmit={handleSubmit}>
      <SettingsFields view={view} draft={draft} errors={areErrorsShown ? errors : {}} onChange={handleChange} />
      <div className="save-area">
        {save.isError && <SaveFailure error={toCallFailure(save.error)} view={view} />}
        {save.isSuccess && changed.length === 0 && (
          <Notice tone="done">
            <p>Guardado. Ya vale en todo el sitio.</p>
          </Notice>
        )}
        {hasBar && (
          <div className="save-bar nv-row">
            <p role="status">{count}</p>
            <Button type="submit" rank="main" aria-disabled={save.isPending}>
              {save.isPending ? "Guardando…" : "Guardar"}
            </Button>
            <Button
              onClick={() => {
                setDraft({});
                setAreErrorsShown(false);
                save.reset();
              }}
            >
              Descartar
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
