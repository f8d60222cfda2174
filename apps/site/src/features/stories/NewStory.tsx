import Link from "@docusaurus/Link";
import { useHistory } from "@docusaurus/router";
import { FORMAT_NAMES, type StoryConfig } from "@nv/graphic-types";
import { Button, Field, Notice } from "@nv/ui";
import { boundText, type CallFailure, FailureNotice, fieldsIn, toCallFailure } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { graphicsCalls } from "../../pieces/api/graphics-calls";
import { emptyDraft, fieldsOf } from "../../pieces/core/graphic-draft";
import { STORIES_PATH, writeAddress } from "../../pieces/core/stories-address";
import { ScreenHead } from "../../pieces/ScreenHead";

const BACK = { label: "Historias", to: STORIES_PATH } as const;

/** A story begins with its title; everything else is written in the builder. @param format - That its first block is of; empty for none. */
export function NewStory({ format }: { readonly format: string }): ReactNode {
  const history = useHistory();
  const [title, setTitle] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const wrong = failure === null ? "" : (fieldsIn(failure).find(({ field }) => field === "title")?.message ?? "");

  async function begin(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    const config: StoryConfig = { type: "story", kicker: "", dek: "", byline: "", blocks: [] };
    try {
      const { id } = await graphicsCalls.register(fieldsOf({ ...emptyDraft(config), title }));
      history.replace(writeAddress({ part: "story", id, format }));
    } catch (error) {
      setFailure(toCallFailure(error));
      setIsBusy(false);
    }
  }

  return (
    <>
      <ScreenHead title="Nueva historia" back={BACK} />
      {format !== "" && !FORMAT_NAMES.includes(format) && (
        <Notice tone="plain">
          <p>
            Ese formato no existe o se retiró. Los que hay están en <Link to="/formats">Formatos</Link>; los de antes,
            en <Link to="/docs/Old/Scrolling_foto">Archivo</Link>. La historia se puede empezar sin ninguno.
          </p>
        </Notice>
      )}
      <form className="nv-graphics__form nv-stack nv-start" onSubmit={(event) => void begin(event)} noValidate>
        <div>
          <Field label="Título" hint="Se puede cambiar después" error={wrong} {...boundText(title, setTitle)} />
        </div>
        {failure !== null && wrong === "" && <FailureNotice error={failure} />}
        <Button rank="main" type="submit" disabled={isBusy}>
          {isBusy ? "Un momento…" : "Empezar"}
        </Button>
      </form>
    </>
  );
}
