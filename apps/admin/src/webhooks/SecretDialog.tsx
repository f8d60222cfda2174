import { Button, CopyButton, Dialog } from "@nv/ui";

export interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows what the messages of a webhook are signed with, this once. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog title="Secreto del webhook" closesOutside={false} onClose={onClose}>
      <p>
        Con él firma el servidor los avisos para «{name}», y con él comprueba quien los recibe que son nuestros. Al
        cerrar no se vuelve a ver.
      </p>
      <p className="secret">
        <code>{secret}</code>
      </p>
      <div className="nv-dialog__actions">
        <CopyButton text={secret} what="el secreto">
          Copiar el secreto
        </CopyButton>
        <Button onClick={onClose}>Ya lo tengo</Button>
      </div>
    </Dialog>
  );
}
