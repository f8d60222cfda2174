import { readSectionCode, SECTION_CODE_FAULT } from "@nv/geography";
import { Button, Field } from "@nv/ui";
import { useKeptText } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";

/** A section by its code. */
export function CodePanel({ onFound }: { readonly onFound: (code: string) => void }): ReactNode {
  const [text, setText] = useKeptText("nv.sections:code");
  const [error, setError] = useState("");
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const code = readSectionCode(text);
    setError(code === null ? `${SECTION_CODE_FAULT}.` : "");
    if (code !== null) onFound(code.code);
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
