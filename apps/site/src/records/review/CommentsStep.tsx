import { loadable, Step } from "@nv/web";
import type { ComponentProps, ReactNode } from "react";

const CommentsPart = loadable(async () => (await import("./CommentsPart")).CommentsPart, null);

const NO_FIELDS: readonly string[] = [];

/** Step of a workbench with the comments on what is made there. */
export function CommentsStep(props: ComponentProps<typeof CommentsPart>): ReactNode {
  return (
    <Step label="Comentarios" fields={NO_FIELDS}>
      <CommentsPart {...props} />
    </Step>
  );
}
