import { CopyButton } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly codes: readonly {
    readonly name: string;
    /** When it is the right one. */
    readonly use: string;
    readonly code: string;
  }[];
}

/** Ways to put something published into a page, each a click from the clipboard. */
export function CodeList({ codes }: Props): ReactNode {
  return (
    <ul className="nv-embeds">
      {codes.map(({ name, use, code }) => (
        <li key={name} className="nv-embeds__one">
          <div className="nv-embeds__head">
            <h3>{name}</h3>
            <span>
              <CopyButton text={code} what={name} />
            </span>
          </div>
          <p className="nv-embeds__use">{use}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard */}
          <pre className="nv-embeds__code" tabIndex={0}>
            <code>{code}</code>
          </pre>
        </li>
      ))}
    </ul>
  );
}
