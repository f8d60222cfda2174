import type { ReactNode } from "react";

/** The line at the top of every public page: who we are on the left, what one can do on the right. */
export function Header({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="header">
      <a className="brand" href="/">
        Equipo Narrativas Visuales
      </a>
      <div className="actions">{children}</div>
    </header>
  );
}
