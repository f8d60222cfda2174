import type { DropSummary, PersonalData } from "@nv/contracts/schemas";
import { FILES_TOPIC } from "@nv/piece-parts/fields";
import { formatBytes, formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { useEvent, useRemote } from "@nv/web";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { OnBar } from "../../frame/workbench/bar";
import { filesCalls } from "../../library/files-calls";
import { SavedFormTrouble } from "../../records/SavedFormTrouble";
import { useSavedForm } from "../../records/use-saved-form";
import { DROP_FORM, fileIdOf } from "./core/drop-draft";
import { DropFieldSet } from "./DropFieldSet";
import { dropsCalls, refusalOf } from "./drops-calls";
import { PersonalDataQuestion } from "./PersonalDataQuestion";

interface Props {
  readonly drop: DropSummary;
  /** @param said - What was done. */
  readonly onChanged: (drop: DropSummary, said: string) => void;
  /** Further orders, before the main one. */
  readonly children: ReactNode;
}

/** Puts something else at an address: another file, or what the same one holds now; two people at it lose nothing of each other's. */
export function EditDrop({ drop, onChanged, children }: Props): ReactNode {
  const formId = useId();
  const [found, setFound] = useState<readonly PersonalData[] | null>(null);
  const work = useSavedForm({
    of: DROP_FORM,
    saved: drop,
    edit: (id, body) => dropsCalls.edit(id, { isConfirmed: false, ...body }),
    currentIn: (refusal) => refusalOf(refusal).current,
    takes(refusal) {
      const { personalData } = refusalOf(refusal);
      setFound(personalData ?? null);
      return personalData !== undefined;
    },
    onChanged: (saved) => onChanged(saved, "Hecho. Quien lo lea lo recibe así antes de un minuto."),
    onTaken: (theirs) => onChanged(theirs, ""),
  });
  const { form, isBusy, refused } = work;
  const { draft } = form;
  const fileId = fileIdOf(draft);
  const isOther = fileId !== drop.fileId;
  const isOut = drop.latestUrl === null;
  const library = useRemote(isOther ? "" : drop.fileId, async (signal) =>
    isOther ? null : filesCalls.detail(drop.fileId, signal),
  );
  useEvent(FILES_TOPIC, ({ id }) => {
    if (id === drop.fileId) library.reload();
  });
  const hasNews = !isOther && library.body !== null && library.body.hash !== drop.hash;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }
  const action = isOut
    ? "Volver a publicarlo"
    : isOther
      ? "Reemplazar"
      : hasNews
        ? "Publicar lo que tiene ahora en Archivos"
        : form.isDirty
          ? "Publicar cambios"
          : "Contar el plazo desde hoy";
  const isNothing = !isOut && !form.isDirty && !hasNews && drop.days === 0;

  return (
    <form id={formId} className="nv-stack" noValidate onSubmit={handleSubmit}>
      <DropFieldSet form={form} problems={refused} isNew={false} />
      {!isOther && library.failure?.kind === "missing" && (
        <p>Ya no está en Archivos. Quien lo lee lo sigue recibiendo; para cambiarlo, elige otro.</p>
      )}
      {hasNews && library.body !== null && (
        <p>
          En Archivos ha cambiado: ahora tiene {formatBytes(library.body.sizeBytes)}, de {library.body.changedBy}, el{" "}
          {formatMoment(library.body.changedAtMs)}. Quien lee la dirección recibe todavía lo anterior.
        </p>
      )}
      <OnBar place="news">
        <SavedFormTrouble of={work} saved="lo ha cambiado mientras tanto. Lo tuyo sigue aquí, sin publicar todavía." />
      </OnBar>
      <OnBar place="actions">
        {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
        {children}
        <Button rank="main" type="submit" form={formId} disabled={isBusy || isNothing || fileId === ""}>
          {action}
        </Button>
      </OnBar>
      {found !== null && (
        <PersonalDataQuestion
          found={found}
          onGoOn={() => work.save({ isConfirmed: true })}
          onClose={() => setFound(null)}
        />
      )}
    </form>
  );
}
