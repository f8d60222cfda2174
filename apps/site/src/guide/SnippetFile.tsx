import type { ReactNode } from "react";
import type { SnippetFileData } from "../../engine/markdown/snippet-loader";
import { CodeFigure } from "../reading/doc/CodeFigure";
import "./SnippetFile.css";

interface Props {
  /** File that `import … from "!!snippet!@snippets/…"` gives. */
  readonly file: SnippetFileData;
}

/** A real file of the repository, with buttons to copy and to download it. A long one scrolls inside its frame. */
export function SnippetFile({ file: { name, language, html } }: Props): ReactNode {
  return (
    <div className="nv-snippet">
      <CodeFigure title={name} language={language} fileName={name}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build wrote it, from escaped text */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </CodeFigure>
    </div>
  );
}
