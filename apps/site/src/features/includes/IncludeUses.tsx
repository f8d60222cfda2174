import type { IncludeUse } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

const KINDS = { include: "Include", page: "Página" } as const;

/** List of what shows an include, as far as anybody knows. */
export function IncludeUses({ uses }: { readonly uses: readonly IncludeUse[] }): ReactNode {
  if (uses.length === 0)
    return (
      <p className="nv-quiet">
        Nada que sepamos. Se pone con su código, que sale al publicarlo. Las páginas que lo llevan se saben por una de
        cada veinte visitas, así que las nuevas tardan en salir.
      </p>
    );
  return (
    <ul className="nv-stack-2 nv-plain nv-breaks">
      {uses.map(({ kind, name, isLive }) => (
        <li key={`${kind} ${name}`}>
          <span className="nv-overline">{KINDS[kind]}</span> {name}
          {!isLive && <small> (sin publicar)</small>}
        </li>
      ))}
    </ul>
  );
}
