import { Button, Field } from "@nv/ui";
import { type FormEvent, type ReactNode, useState } from "react";

interface Props {
  /** Brings what is at an address. @returns Why it could not be brought; empty when it was. */
  readonly onAddress: (url: string) => Promise<string>;
}

/** A picture that is somewhere on the web: an agency's, or one of ours that is published. */
export function PhotoAddress({ onAddress }: Props): ReactNode {
  const [url, setUrl] = useState("");
  const [fault, setFault] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  async function bring(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setFault("");
    const refusal = await onAddress(url.trim());
    setIsBusy(false);
    setFault(refusal);
    // What could not be brought is mended where it was written.
    if (refusal === "") setUrl("");
  }
  return (
    <form className="nv-photos__address nv-stack-3 nv-start" noValidate onSubmit={(event) => void bring(event)}>
      <Field
        label="Dirección de la imagen"
        hint="La de la imagen misma, no la de su página. Queda también en Archivos"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        value={url}
        error={fault}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          setFault("");
        }}
      />
      <Button type="submit" disabled={isBusy || url.trim() === ""}>
        {isBusy ? "Trayéndola…" : "Traerla"}
      </Button>
    </form>
  );
}
