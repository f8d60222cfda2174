import { CopyButton } from "./CopyButton.tsx";

/** One button that can copy, and one that the browser does not let. */
export function CopyButtonDemo() {
  return (
    <ul className="nv-plain-list">
      <li>
        <code>#c8321f</code> <CopyButton text="#c8321f" what="el rojo" />
      </li>
      <li>
        Así avisa cuando el navegador no deja:{" "}
        <CopyButton text="muestra" what="una muestra que falla" write={() => Promise.reject(new Error("denied"))} />
      </li>
    </ul>
  );
}
