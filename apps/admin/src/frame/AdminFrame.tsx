import { ThemeButton } from "@nv/ui";
import type { ReactNode } from "react";
import { Parts } from "./Parts.tsx";
import { SessionBar } from "./SessionBar.tsx";
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
        <a href="/docs/Manuales/Administracion">Cómo se usa</a>
        <ThemeButton
          theme={theme}
          label={theme === "dark" ? "Cambiar al modo claro" : "Cambiar al modo oscuro"}
          onTheme={choose}
        />
        <Parts path={path} />
      </header>
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
