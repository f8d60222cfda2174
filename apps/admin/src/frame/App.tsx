import { useEffect } from "react";
import { matchPath } from "../router/core/match-path.ts";
import { replaceAddress, usePath } from "../router/location.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { ScreenFrame } from "./ScreenFrame.tsx";
import { SCREENS } from "./screens.tsx";

const HOME = SCREENS[0]?.path ?? "/admin";

function CurrentScreen({ path }: { readonly path: string }) {
  for (const { path: pattern, Screen } of SCREENS) {
    const params = matchPath(pattern, path);
    if (params !== null) return <Screen params={params} />;
  }
  return (
    <ScreenFrame title="Aquí no hay nada">
      <p>Esta dirección no lleva a ninguna parte de la administración.</p>
    </ScreenFrame>
  );
}

/** The administration: its frame and the screen that the address names. */
export function App() {
  const path = usePath();

  useEffect(() => {
    if (path.replace(/\/+$/, "") === "/admin") replaceAddress(HOME);
  }, [path]);

  return (
    <AdminFrame path={path}>
      <ScreenBoundary key={path}>
        <CurrentScreen path={path} />
      </ScreenBoundary>
    </AdminFrame>
  );
}
