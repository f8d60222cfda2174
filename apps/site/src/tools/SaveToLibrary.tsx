import { formatPercent } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { SavedInLibrary } from "../library/upload/SavedInLibrary";

interface Props {
  /** Makes the file when it is asked for. */
  readonly make: () => Promise<File>;
  readonly disabled?: boolean;
}

/** State of the saving. */
type Saving =
  | { readonly at: "rest" }
  | { readonly at: "sending"; readonly ratio: number }
  | { readonly at: "saved"; readonly id: string }
  | { readonly at: "failed"; readonly failure: CallFailure };

/** Button that saves the result of a tool into the library of files with one press. */
export function SaveToLibrary({ make, disabled = false }: Props): ReactNode {
  const [saving, setSaving] = useState<Saving>({ at: "rest" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: Saving) => {
      if (!signal.aborted) setSaving(next);
    };
    show({ at: "sending", ratio: 0 });
    try {
      // With the press: what knows of uploads is nothing to who only looks.
      const [file, { FILE_CHOICES }] = await Promise.all([make(), import("../library/upload/file-choices")]);
      show({ at: "saved", id: await FILE_CHOICES.upload(file, (ratio) => show({ at: "sending", ratio }), signal) });
    } catch (error) {
      show({ at: "failed", failure: toCallFailure(error) });
    }
  }
  function stop() {
    running.current?.abort();
    setSaving({ at: "rest" });
  }

  return (
    <>
      {saving.at === "sending" ? (
        <Button onClick={stop}>Cancelar</Button>
      ) : (
        <Button disabled={disabled} onClick={() => void save()}>
          Llevar a Archivos
        </Button>
      )}
      {saving.at === "sending" && (
        <p role="status">Llevándolo a Archivos: {formatPercent(100 * saving.ratio, { decimals: 0 })}</p>
      )}
      {saving.at === "saved" && <SavedInLibrary id={saving.id} />}
      {saving.at === "failed" && <FailureNotice error={saving.failure} onRetry={() => void save()} />}
    </>
  );
}
