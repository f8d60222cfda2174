import { Button, Notice } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  /** Sentences on what readers would miss. */
  readonly doubt: string;
  readonly onPublish: () => void;
  readonly onStay: () => void;
}

/** Asks before something goes out that may not be seen, or not understood. */
export function PublishDoubt({ doubt, onPublish, onStay }: Props): ReactNode {
  return (
    <Notice tone="wrong">
      <p>{doubt} ¿Publicarlo de todos modos?</p>
      <div className="nv-row">
        <Button onClick={onPublish}>Publicarlo igual</Button>
        <Button rank="main" onClick={onStay}>
          No publicarlo todavía
        </Button>
      </div>
    </Notice>
  );
}
