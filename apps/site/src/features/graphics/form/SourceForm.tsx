import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { Inspection } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { Button, TextArea } from "@nv/ui";
import { boundText, CallFailure, FailureNotice, fieldsIn, useAttempt, useKeptText } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { ExistingNotice } from "./ExistingNotice";

/** Characters that are looked at, as the server takes them. */
const MOST = 2 * GRAPHIC_LIMITS.url;

const TOO_LONG = `Como mucho ${formatNumber(MOST, { decimals: 0 })} caracteres: un identificador, una dirección o un código de inserción`;

interface Props {
  /** Called with what was pasted, once it is known to be a graphic that nobody registered. */
  readonly onFound: (found: Inspection) => void;
}

/** Form in which somebody pastes an id, an address or an embed code. */
export function SourceForm({ onFound }: Props): ReactNode {
  const [source, setSource] = useKeptText("nv.graphic-text:source");
  const { isBusy, failure, attempt } = useAttempt();
  const [existing, setExisting] = useState<Inspection["existing"]>(null);
  const fault = failure === null ? "" : (fieldsIn(failure)[0]?.message ?? "");

  async function inspect(event: FormEvent) {
    event.preventDefault();
    setExisting(null);
    await attempt(async () => {
      if (source.trim().length > MOST) {
        const fields = [{ field: "source", message: TOO_LONG }];
        throw new CallFailure({ kind: "refused", sentence: TOO_LONG, body: { fields } });
      }
      const found = await graphicsCalls.inspect({ source });
      if (found.existing !== null) setExisting(found.existing);
      else {
        setSource("");
        onFound(found);
      }
    });
  }

  return (
    <form className="nv-graphics__form nv-stack nv-start" onSubmit={(event) => void inspect(event)} noValidate>
      <TextArea
        label="Identificador, dirección o código de inserción"
        hint="De Datawrapper, de Flourish o de cualquier página https: AbC12, https://…, <iframe…>"
        error={fault}
        {...boundText(source, setSource)}
      />
      {failure !== null && fault === "" && <FailureNotice error={failure} />}
      {existing !== null && <ExistingNotice existing={existing} />}
      <Button rank="main" type="submit" disabled={isBusy}>
        {isBusy ? "Mirando…" : "Mirar qué es"}
      </Button>
    </form>
  );
}
