import { CopyButton, useScrollStop } from "@nv/ui";
import { type ReactNode, useRef } from "react";

/** A way to put something published into a page. */
export interface EmbedText {
  readonly name: string;
  /** Case in which it is the right one. */
  readonly use: string;
  readonly code: string;
}

/** Ways to put something published into a page: the one that is right for most in sight, and the others behind it. */
export function CodeList({ codes }: { readonly codes: readonly EmbedText[] }): ReactNode {
  const [first, ...others] = codes;
  if (first === undefined) return null;
  return (
    <div className="nv-embeds nv-stack nv-plain">
      <CodeItem {...first} />
      {others.length > 0 && (
        <details>
          <summary>
            {others.length === 1 ? "Otra forma de ponerlo" : `Otras ${others.length} formas de ponerlo`}
          </summary>
          <ul className="nv-embeds nv-stack nv-plain">
            {others.map((code) => (
              <li key={code.name}>
                <CodeItem {...code} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function CodeItem({ name, use, code }: EmbedText): ReactNode {
  const block = useRef<HTMLPreElement>(null);
  const tabIndex = useScrollStop(block);
  return (
    <div className="nv-embeds__one">
      <div className="nv-embeds__head nv-split">
        <h3>{name}</h3>
        <span>
          <CopyButton text={code} what={name} />
        </span>
      </div>
      <p className="nv-caption nv-flush">{use}</p>
      <pre ref={block} className="nv-embeds__code" tabIndex={tabIndex}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
