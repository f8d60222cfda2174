import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button, Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { EmbedCodes } from "./EmbedCodes";
import { RegisteredLine } from "./RegisteredLine";

interface Props {
  readonly graphic: GraphicDetail;
  readonly onAnother: () => void;
}

/** A graphic that was just published from a tool: the way to it, its codes, and a new one. */
export function RegisteredPiece({ graphic, onAnother }: Props): ReactNode {
  return (
    <>
      <Notice tone="plain">
        <p>
          <RegisteredLine graphic={graphic} />
        </p>
      </Notice>
      <EmbedCodes graphic={graphic} />
      <Button onClick={onAnother}>Hacer otro</Button>
    </>
  );
}
