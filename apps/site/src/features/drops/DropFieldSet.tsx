import { FileChoicesContext } from "@nv/piece-parts/fields";
import { Field, Notice, SelectField } from "@nv/ui";
import { bindFields, type FormProblems, type VersionedForm } from "@nv/web";
import { type ReactNode, useRef } from "react";
import { filesCalls } from "../../library/files-calls";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { TitleOnBar } from "../../records/TitleOnBar";
import { type DropDraft, fileIdOf, slugIn, titleFrom } from "./core/drop-draft";
import { daysInWords } from "./core/drop-words";
import { DropSource } from "./DropSource";

const DAYS = [7, 90, 0] as const;
const DAY_CHOICES = DAYS.map((days) => ({ value: String(days), label: daysInWords(days) }));

interface Props {
  readonly form: VersionedForm<DropDraft>;
  readonly problems: FormProblems;
  /** Whether it has no address yet. */
  readonly isNew: boolean;
}

/** Fields of a file at a public address; of a new one, the file first, and the rest once there is one. */
export function DropFieldSet({ form, problems, isNew }: Props): ReactNode {
  const { draft, change } = form;
  const latest = useRef(form);
  latest.current = form;

  async function choose(file: string) {
    change({ file });
    if (file === "" || draft.title !== "") return;
    // Why it does not come is said beside the file, which asks for it too.
    const { name } = await filesCalls.detail(fileIdOf({ ...draft, file })).catch(() => ({ name: "" }));
    const now = latest.current;
    // What was written meanwhile stays.
    if (now.draft.file === file && now.draft.title === "") now.change({ title: titleFrom(name) });
  }
  const slug = slugIn(draft);
  const f = bindFields({ draft, change, problems });
  return (
    <>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <FileChoicesContext value={FILE_CHOICES}>
        <DropSource
          label={isNew ? "Archivo" : "Otro archivo"}
          value={draft.file}
          error={problems.get("fileId") ?? ""}
          isReplacing={!isNew}
          onChange={(file) => void choose(file)}
        />
      </FileChoicesContext>
      {(draft.file !== "" || !isNew) && (
        <div className="nv-drops__fields nv-stack">
          <TitleOnBar label="Nombre" {...f.text("title")} maxLength={200} />
          {isNew && (
            <Field
              label="Dirección"
              hint={slug === "" ? "Sale del nombre. No cambia después" : `Quedará en /d/${slug}/. No cambia después`}
              {...f.text("slug")}
              placeholder={slug}
              spellCheck={false}
              autoComplete="off"
            />
          )}
          <SelectField
            label="Cuánto tiempo"
            hint="Desde hoy; cada cambio vuelve a contar"
            {...f.value("days")}
            value={String(draft.days)}
            options={DAY_CHOICES}
            onChange={(chosen) => change({ days: DAYS.find((days) => String(days) === chosen) ?? draft.days })}
          />
        </div>
      )}
    </>
  );
}
