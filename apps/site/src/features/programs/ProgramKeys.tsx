import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ProgramKeyMade } from "@nv/contracts/schemas";
import { Button, CopyButton, Dialog } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ManualLink } from "../../frame/navigation/ManualLink";
import { KeyList } from "./KeyList";
import { NewKeyPart } from "./NewKeyPart";
import { keyCalls } from "./program-calls";
import "./programs.css";

/** `/claves`: the keys with which one's own programs come in. */
export function ProgramKeys(): ReactNode {
  const isBrowser = useIsBrowser();
  const { body, failure, reload, replace } = useRemote("program-keys", keyCalls.list);
  const [made, setMade] = useState<ProgramKeyMade | null>(null);

  function handleMade(answer: ProgramKeyMade) {
    setMade(answer);
    reload();
  }

  return (
    <main className="nv-keys nv-screen nv-stack-6">
      <header>
        <h1 className="nv-title">Tus claves</h1>
        <p>
          Con una clave entra un programa tuyo, en tu nombre y solo a lo que le digas. Nunca abre las páginas, ni tu
          cuenta, ni lo de quien administra. <ManualLink of="Programas" />
        </p>
      </header>
      <section aria-labelledby="claves">
        <h2 id="claves">Las que tienes</h2>
        {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
        {(!isBrowser || (failure === null && body === null)) && <p role="status">Cargando tus claves…</p>}
        {isBrowser && body !== null && <KeyList keys={body.keys} onChange={(keys) => replace({ keys: [...keys] })} />}
      </section>
      <NewKeyPart onMade={handleMade} />
      {made !== null && (
        <Dialog title={`Clave de «${made.key.name}»`} closesOutside={false} onClose={() => setMade(null)}>
          <p>Cópiala ahora y guárdala donde se guardan los secretos: al cerrar no se vuelve a ver.</p>
          <p>
            <code className="nv-breaks">{made.secret}</code>
          </p>
          <div className="nv-dialog__actions">
            <CopyButton text={made.secret} what="la clave">
              Copiar la clave
            </CopyButton>
            <Button onClick={() => setMade(null)}>Ya la tengo</Button>
          </div>
        </Dialog>
      )}
    </main>
  );
}
