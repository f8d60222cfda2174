import type { PersonalData } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { OnBar } from "../../frame/workbench/bar";
import { withSlug } from "../../records/core/draft-of";
import { useNewForm } from "../../records/use-new-form";
import { DROP_FORM, fileIdOf, NEW_DROP } from "./core/drop-draft";
import { DropFieldSet } from "./DropFieldSet";
import { dropsCalls, refusalOf } from "./drops-calls";
import { GraphicInstead } from "./GraphicInstead";
import { PersonalDataQuestion } from "./PersonalDataQuestion";

/** The form of a file that has no public address yet. */
export function NewDrop({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const formId = useId();
  const [found, setFound] = useState<readonly PersonalData[] | null>(null);
  const { form, isBusy, failure, refused, save } = useNewForm({
    of: DROP_FORM,
    start: NEW_DROP,
    onSaved,
    takes(refusal) {
      const { personalData } = refusalOf(refusal);
      setFound(personalData ?? null);
      return personalData !== undefined;
    },
  });
  const { draft } = form;
  const publish = (isConfirmed: boolean) =>
    save(() => dropsCalls.register(withSlug(draft.slug, { ...DROP_FORM.fromDraft(draft).body, isConfirmed })));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void publish(false);
  }

  return (
    <form id={formId} className="nv-stack" noValidate onSubmit={handleSubmit}>
      <DropFieldSet form={form} problems={refused} isNew />
      <GraphicInstead fileId={fileIdOf(draft)} />
      <OnBar place="news">
        {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      </OnBar>
      <OnBar place="actions">
        {draft.file !== "" && <Button onClick={form.discard}>Descartar</Button>}
        <Button rank="main" type="submit" form={formId} disabled={isBusy || draft.file === ""}>
          {isBusy ? "Un momento…" : "Publicar el archivo"}
        </Button>
      </OnBar>
      <p className="nv-quiet nv-breaks">
        Quien tenga la dirección puede leerlo. En los textos buscamos datos de personas en los primeros cinco megas; en
        un Excel o un PDF, no.
      </p>
      {found !== null && (
        <PersonalDataQuestion found={found} onGoOn={() => void publish(true)} onClose={() => setFound(null)} />
      )}
    </form>
  );
}
