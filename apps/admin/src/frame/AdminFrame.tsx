import { ThemeButton } from "@nv/ui";
import type { ReactNode } from "react";
import { Link } from "../router/Link.tsx";
import { SessionBar } from "./SessionBar.tsx";
import { SCREENS } from "./screens.tsx";
import { useTheme } from "./use-theme.ts";

export interface AdminFrameProps {
  /** Path of the screen that is shown. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Frame around every screen: who is signed in, the way back to the site, and the parts of the administration. */
export function AdminFrame({ path, children }: AdminFrameProps) {
  const [theme, choose] = useTheme();
  return (
    <>
      <a className="skip" href="#contenido">
        Ir al contenido
      </a>
      <SessionBar />
      <header className="masthead">
        <p className="brand">
          <a href="/">Equipo Narrativas Visuales</a>
          <span>Administración</span>
        </p>
        <nav className="ways" aria-label="Administración">
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
        <a href="/docs/Manuales/Administracion">Cómo se usa</a>
        <ThemeButton
          theme={theme}
          label={theme === "dark" ? "Cambiar al modo claro" : "Cambiar al modo oscuro"}
          onTheme={choose}
        />
      </header>
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
