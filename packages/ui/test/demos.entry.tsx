import { demos } from "virtual:demos";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Shows these demos, by the names of their files, one below the other; those that were shown are gone. */
    showDemos(names: readonly string[]): void;
  }
}

const element = document.getElementById("root");
let root = element && createRoot(element);

window.showDemos = (names) => {
  root?.unmount();
  root = element && createRoot(element);
  root?.render(
    <main>
      {/* A demo stands on a page, below its title. */}
      <h1>Demostración</h1>
      {names.map((name) => {
        const Demo = demos[name];
        return Demo && <Demo key={name} />;
      })}
    </main>,
  );
};
