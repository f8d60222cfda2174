import { CopyButton, SHADOW_TOKENS } from "@nv/ui";
import type { ReactNode } from "react";
import "./ShadowSamples.css";

/** Each shadow on what floats with it, to see in both themes. */
export function ShadowSamples(): ReactNode {
  return (
    <ul className="nv-shadows nv-stack-6 nv-flush">
      {SHADOW_TOKENS.map(({ name, use }) => (
        <li key={name} style={{ boxShadow: `var(--nv-shadow-${name})` }}>
          <code>--nv-shadow-{name}</code>
          <span>{use}</span>
          <CopyButton text={`box-shadow: var(--nv-shadow-${name});`} what={`la sombra ${name}`} />
        </li>
      ))}
      <li className="nv-shadows__none">
        <code>border</code>
        <span>Lo que se apoya en la página: filete, sin sombra.</span>
        <CopyButton text="border: 1px solid var(--nv-rule);" what="el filete" />
      </li>
    </ul>
  );
}
