import type { ReactNode } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";

interface Props {
  /** Written by `markdown/rehype-code` at build. */
  readonly html?: string;
  readonly title?: string;
  readonly language?: string;
  readonly isUntested?: boolean;
  readonly children?: ReactNode;
}

/** A fenced block of a page, coloured at build. */
export default function MDXPre({ html, title = "", language = "", isUntested = false, children }: Props): ReactNode {
  return (
    <CodeFigure title={title} language={language} isUntested={isUntested}>
      {html === undefined ? (
        <code>{children}</code>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build wrote it, from escaped text
        <code dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </CodeFigure>
  );
}
