import { Button } from "../Button/Button.tsx";
import { Notice } from "./Notice.tsx";

/** A failure with the way out of it, something done and something worth knowing. */
export function NoticeDemo() {
  return (
    <div className="nv-notice-demo">
      <Notice tone="wrong">
        <p>No hay conexión con el servidor. Lo que has escrito sigue aquí.</p>
        <Button>Reintentar</Button>
      </Notice>
      <Notice tone="done">
        <p>Cambios guardados.</p>
      </Notice>
      <Notice tone="plain">
        <p>Hemos recuperado lo que habías escrito.</p>
      </Notice>
    </div>
  );
}
