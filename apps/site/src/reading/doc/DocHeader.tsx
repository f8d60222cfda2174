import type { ReactNode } from "react";
import { type DocFactsInput, docFacts, OWNER_LABEL } from "./doc-facts";
import { OwnerFact } from "./OwnerFact";

interface Props {
  /** Sections above the page, from the outermost. */
  readonly trail: readonly string[];
  /** Empty when the page writes its own. */
  readonly title: string;
  /** One sentence under the title; empty for none. */
  readonly lede: string;
  /** The page's front matter. */
  readonly facts: DocFactsInput;
}

/** Header of every page of documentation: overline, title, one sentence, and the line of facts. */
export function DocHeader({ trail, title, lede, facts }: Props): ReactNode {
  const known = docFacts(facts);
  return (
    <header className="nv-doc-header">
      {trail.length > 0 && <p className="nv-overline">{trail.join(" · ")}</p>}
      {title !== "" && <h1 className="nv-title">{title}</h1>}
      {lede !== "" && <p className="nv-lede">{lede}</p>}
      {known.length > 0 && (
        <dl className="nv-facts">
          {known.map(({ label, value, tone, isMinor }) => (
            <div key={label} className="nv-facts__fact" data-minor={isMinor}>
              <dt>{label}</dt>
              <dd data-tone={tone}>{label === OWNER_LABEL ? <OwnerFact area={value} /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
