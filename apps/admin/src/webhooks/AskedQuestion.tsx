import { ConfirmDialog } from "@nv/web";
import type { ReactNode } from "react";

interface Props {
  readonly question: { readonly title: string; readonly action: string; readonly text: string };
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Question before something that cannot be taken back. */
export function AskedQuestion({ question, onConfirm, onClose }: Props): ReactNode {
  return (
    <ConfirmDialog
      title={question.title}
      action={question.action}
      cancel="Dejarlo como está"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{question.text}</p>
    </ConfirmDialog>
  );
}
