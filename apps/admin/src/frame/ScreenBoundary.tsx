import { SESSION_PATH } from "@nv/contracts";
import { Button, Notice } from "@nv/ui";
import { Component, type ReactNode } from "react";

interface State {
  readonly hasFailed: boolean;
}

/** A file of the administration that does not arrive may mean that the session is over: the page is then asked for again, and the gate answers. */
async function leaveIfOver(): Promise<void> {
  try {
    const { status } = await fetch(SESSION_PATH, { cache: "no-store" });
    if (status === 401) window.location.reload();
  } catch {
    // Without a network nothing is known about the session; the notice offers to try again.
  }
}

/** Catches what breaks while a screen is drawn, its own file that does not arrive included, and offers to load the page again. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    void leaveIfOver();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice tone="wrong">
        <p>Esta parte no se ha podido abrir: no ha llegado entera o algo ha fallado en ella.</p>
        <Button onClick={() => window.location.reload()}>Cargar la página otra vez</Button>
      </Notice>
    );
  }
}
