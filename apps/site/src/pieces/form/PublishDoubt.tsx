import { Button, Notice } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  /** Reason why readers may see nothing. */
  readonly doubt: string;
  readonly onPublish: () => void;
  readonly onStay: () => void;
}

/** Asks before something goes out that may not be seen. */
export function PublishDoubt({ doubt, onPublish, onStay }: Props): ReactNode {
  return (
    <Notice tone="wrong">
      <p>{doubt.replace(/\.$/, "")}. Puede que los lectores no vean nada. ¿Publicarlo de todos modos?</p>
      <div className="nv-row">
        <Button onClick={onPublish}>Publicarlo igual</Button>
        <Button rank="main" onClick={onStay}>
          No publicarlo todavía
        </Button>
      </div>
    </Notice>
  );
}
