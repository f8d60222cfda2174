import type { DropSummary, PersonalData } from "@nv/contracts/schemas";
import { FILES_TOPIC } from "@nv/piece-parts/fields";
import { formatBytes, formatMoment } from "@nv/spanish";
import { Button, ConflictNotice } from "@nv/ui";
import {
  type CallFailure,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useEvent,
  useRemote,
  useVersionedDraft,
} from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { filesCalls } from "../../library/files-calls";
import {
  type DropDraft,
  draftConflicts,
  draftOf,
  fieldsOf,
  fileIdOf,
  isSameDraft,
  mergeDrafts,
  readDraft,
} from "./core/drop-draft";
import { DropFieldSet } from "./DropFieldSet";
import { dropsCalls, refusalOf } from "./drops-calls";
import { PersonalDataQuestion } from "./PersonalDataQuestion";

interface Props {
  readonly drop: DropSummary;
  /** @param said - What was done. */
  readonly onChanged: (drop: DropSummary, said: string) => void;
}

/** What an attempt that waits for an answer would put there. */
interface Asked {
  readonly found: readonly PersonalData[];
  readonly draft: DropDraft;
  readonly version: number;
}

/** Puts something else at an address: another file, or what the same one holds now; two people at it lose nothing of each other's. */
export function EditDrop({ drop, onChanged }: Props): ReactNode {
  const form = useVersionedDraft({
    key: `nv.drop:${drop.id}`,
    start: draftOf(drop),
    version: drop.version,
    read: readDraft,
    isSame: isSameDraft,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<DropSummary | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const problems = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
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

  async function save(mine: DropDraft, version: number, isConfirmed: boolean) {
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await dropsCalls.edit(drop.id, { ...fieldsOf(mine), version, isConfirmed });
      form.discard();
      setNewer(null);
      onChanged(saved, "Hecho. Quien lo lea lo recibe así antes de un minuto.");
    } catch (error) {
      const refused = toCallFailure(error);
      const { current, personalData } = refusalOf(refused);
      if (personalData !== undefined) setAsked({ found: personalData, draft: mine, version });
      else if (current === undefined) setFailure(refused);
      setNewer(current ?? null);
    } finally {
      setIsBusy(false);
    }
  }
  function keepMine(theirs: DropSummary) {
    const base = draftOf(theirs);
    const mine = mergeDrafts(form.base, base, draft);
    form.rebase(base, theirs.version, mine);
    void save(mine, theirs.version, false);
  }
  function takeTheirs(theirs: DropSummary) {
    form.discard();
    setNewer(null);
    onChanged(theirs, "");
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(draft, form.version, false);
  }
  const action = isOut
    ? "Volver a darlo"
    : isOther
      ? "Reemplazar"
      : hasNews
        ? "Dar lo que tiene ahora en Archivos"
        : form.isDirty
          ? "Guardar"
          : "Contar el plazo desde hoy";
  const isNothing = !isOut && !form.isDirty && !hasNews && drop.days === 0;

  return (
    <form className="nv-drops__form" noValidate onSubmit={handleSubmit}>
      <DropFieldSet form={form} problems={problems} isNew={false} />
      {!isOther && library.failure?.kind === "missing" && (
        <p>Ya no está en Archivos. Quien lo lee lo sigue recibiendo; para cambiarlo, elige otro.</p>
      )}
      {hasNews && library.body !== null && (
        <p>
          En Archivos ha cambiado: ahora tiene {formatBytes(library.body.sizeBytes)}, de {library.body.changedBy}, el{" "}
          {formatMoment(library.body.changedAtMs)}. Quien lee la dirección recibe todavía lo anterior.
        </p>
      )}
      {newer !== null && (
        <ConflictNotice
          conflicts={draftConflicts(form.base, draftOf(newer), draft)}
          isBusy={isBusy}
          onKeepMine={() => keepMine(newer)}
          onTakeTheirs={() => takeTheirs(newer)}
        >
          {newer.changedBy} lo ha cambiado mientras tanto. Lo tuyo sigue aquí, sin publicar todavía.
        </ConflictNotice>
      )}
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy || isNothing || fileId === ""}>
          {action}
        </Button>
        {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
      </div>
      {asked !== null && (
        <PersonalDataQuestion
          found={asked.found}
          onGoOn={() => void save(asked.draft, asked.version, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}
