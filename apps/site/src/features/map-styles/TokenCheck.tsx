import { Button, Notice } from "@nv/ui";
import { FailureNotice, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import { mapStylesCalls } from "./map-styles-calls";

/** Asks whether the server's token of Mapbox may do what a style needs; its value is shown to nobody. */
export function TokenCheck({ style }: { readonly style: string }): ReactNode {
  const [sentences, setSentences] = useState<readonly string[] | null>(null);
  const { isBusy, failure, attempt } = useAttempt();

  function ask() {
    setSentences(null);
    return attempt(async () => {
      setSentences((await mapStylesCalls.token({ style })).sentences);
    });
  }
  return (
    <div className="nv-map-styles__token nv-stack-2 nv-start">
      <Button disabled={isBusy} onClick={() => void ask()}>
        Comprobar la clave
      </Button>
      {failure !== null && <FailureNotice error={failure} />}
      {sentences?.length === 0 && <Notice tone="done">La clave puede leer el estilo y sus teselas.</Notice>}
      {sentences !== null && sentences.length > 0 && <Notice tone="wrong">{sentences.join(". ")}.</Notice>}
    </div>
  );
}
