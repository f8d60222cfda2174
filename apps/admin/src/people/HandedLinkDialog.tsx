import { formatMoment } from "@nv/spanish";
import { Button, CopyButton, Dialog } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { useState } from "react";

export interface HandedLinkDialogProps {
  readonly onClose: () => void;
  /** Address of the person who is invited. */
  readonly email: string;
  /** Makes the link, which makes the former one worthless. */
  readonly makeLink: () => Promise<{ readonly url: string; readonly expires_at: string }>;
}

/** Makes an invitation to hand over by another way than a mail. It is shown this once, and only because somebody asked for it. */
export function HandedLinkDialog({ onClose, email, makeLink }: HandedLinkDialogProps) {
  const [link, setLink] = useState<{ readonly url: string; readonly expires_at: string } | null>(null);
  const [error, setError] = useState<CallFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function make() {
    setIsBusy(true);
    setError(null);
    try {
      setLink(await makeLink());
    } catch (failure) {
      setError(toCallFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog title="Enlace de invitación" closesOutside={link === null} onClose={onClose}>
      {link === null ? (
        <>
          <p>
            Quien abra este enlace elige la contraseña y se queda con la cuenta de {email}. Dáselo solo a esa persona, y
            en persona o por un mensaje privado.
          </p>
          <p>Los enlaces anteriores dejan de servir, y en la auditoría queda que lo has copiado tú.</p>
          {error !== null && <FailureNotice error={error} onRetry={() => void make()} />}
          <div className="nv-dialog__actions">
            <Button rank="main" disabled={isBusy} onClick={() => void make()}>
              {isBusy ? "Un momento…" : "Crear el enlace"}
            </Button>
            <Button onClick={onClose}>Cancelar</Button>
          </div>
        </>
      ) : (
        <>
          <p>Sirve una vez, hasta el {formatMoment(link.expires_at)}. Al cerrar no se vuelve a ver.</p>
          <p className="secret">
            <code>{link.url}</code>
          </p>
          <div className="nv-dialog__actions">
            <CopyButton text={link.url} what="de invitación">
              Copiar el enlace
            </CopyButton>
            <Button onClick={onClose}>Cerrar</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
