import { forgetDrafts } from "@nv/web";
import type { ReactNode } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { Link } from "../router/Link.tsx";
import { SCREENS } from "./screens.ts";

export interface FrameProps {
  /** Path of the screen that is shown. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What stands around every screen: who is signed in, the way back to the site, and the parts of the administration. */
export function Frame({ path, children }: FrameProps) {
  const { session } = useAdmin();

  async function leave() {
    forgetDrafts();
    await session.signOut();
    window.location.replace("/");
  }

  return (
    <>
      <a className="skip" href="#contenido">
        Ir al contenido
      </a>
      <section className="session-bar" aria-label="Sesión">
        <p>{session.email() || "---"}</p>
        <button type="button" onClick={leave}>
          Cerrar sesión
        </button>
      </section>
      <header className="masthead">
        <p className="brand">
          <a href="/">Equipo Narrativas Visuales</a>
          <span>Administración</span>
        </p>
        <nav aria-label="Administración">
          {SCREENS.map(
            ({ path: target, entry }) =>
              entry !== undefined && (
                <Link
                  key={target}
                  href={target}
                  aria-current={path === target ? "page" : path.startsWith(`${target}/`) || undefined}
                >
                  {entry}
                </Link>
              ),
          )}
        </nav>
      </header>
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
