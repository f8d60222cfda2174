import { Button, Field, TextArea } from "@nv/ui";
import { bindFields, type FormProblems } from "@nv/web";
import { type ReactNode, useState } from "react";
import { altLength } from "../../records/core/alt-length";
import type { GraphicDraft } from "../core/graphic-draft";

interface Props {
  readonly draft: GraphicDraft;
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<GraphicDraft>) => void;
  /** Leaves out what only the registry needs. */
  readonly isShort?: boolean;
  /** Writes an alternative text to begin with. */
  readonly draftAlt?: (() => string | Promise<string>) | undefined;
}

interface LineField {
  readonly key: "credit" | "language" | "sourceLine";
  readonly label: string;
  readonly hint?: string;
}

const READER_FIELDS: readonly LineField[] = [
  { key: "credit", label: "Crédito" },
  { key: "language", label: "Idioma", hint: "es, ca, en-GB…" },
];

/** Said where there is nothing to write of: no table yet, or one that comes with its series. */
const NOTHING_SEEN = "Aquí no hay datos con los que escribirlo: si salen de una serie, escríbelo a mano.";

/** Fields of the texts that readers get with a graphic, besides its title. */
export function TextFields({ draft, problems, onChange, isShort = false, draftAlt }: Props): ReactNode {
  const f = bindFields({ draft, change: onChange, problems });
  const [isEmpty, setIsEmpty] = useState(false);
  async function write(draftOf: () => string | Promise<string>) {
    const altText = await draftOf();
    setIsEmpty(altText === "");
    if (altText !== "") onChange({ altText });
  }
  const line = ({ key, label, hint }: LineField) => (
    <Field key={key} name={key} label={label} hint={hint} {...f.text(key)} />
  );
  return (
    <>
      <TextArea
        name="altText"
        label="Texto alternativo"
        hint={`Qué es y qué se ve, con dos o tres cifras. Sin él no se publica. ${altLength(draft.altText)}`}
        isProse
        spellCheck
        {...f.text("altText")}
      />
      {draftAlt !== undefined && (
        <div className="nv-row">
          <Button onClick={() => void write(draftAlt)}>Borrador</Button>
          <p className="nv-field__hint" role="status">
            {isEmpty ? NOTHING_SEEN : "Escribe uno a partir de lo que se ve, para corregirlo."}
          </p>
        </div>
      )}
      {line({ key: "sourceLine", label: "Fuente de los datos", hint: "Quién los da. Sin ella no se publica" })}
      {!isShort && <div className="nv-fields">{READER_FIELDS.map(line)}</div>}
    </>
  );
}
