import type { Props } from "@theme/CodeBlock";
import type { ReactNode } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";

/** A block of code written as a component: same frame and copy button, without colours, which only fences have. */
export default function CodeBlock({ children, title, language }: Props): ReactNode {
  return (
    <CodeFigure title={typeof title === "string" ? title : ""} language={language ?? ""}>
      <code>{children}</code>
    </CodeFigure>
  );
}
