import { readSectionCode, SECTION_CODE_FAULT } from "@nv/geography";
import { Button, Field } from "@nv/ui";
import { useKeptText } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";

interface Props {
  readonly onFound: (code: string) => void;
  /** Told when what was asked for is no code: the section of before is not its own. */
  readonly onNothing: () => void;
}

/** A section by its code. */
export function CodePanel({ onFound, onNothing }: Props): ReactNode {
  const [text, setText] = useKeptText("nv.sections:code");
  const [error, setError] = useState("");
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const code = readSectionCode(text);
    setError(code === null ? `${SECTION_CODE_FAULT}.` : "");
    if (code === null) onNothing();
    else onFound(code.code);
  }
  return (
    <form className="nv-sections__line nv-stack-3" noValidate onSubmit={handleSubmit}>
      <Field
        label="Código de sección (CUSEC)"
        hint="10 cifras. Si la hoja de cálculo se comió el cero del principio, se lo ponemos."
        error={error}
        inputMode="numeric"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError("");
        }}
      />
      <Button rank="main" type="submit">
        Ver la sección
      </Button>
    </form>
  );
}
