import { Link } from "./Link.tsx";

/** The three kinds of link, in a sentence each. */
export function LinkDemo() {
  return (
    <ul className="nv-plain-list">
      <li>
        Dentro del sitio: <Link href="/docs/intro">por dónde empezar</Link>.
      </li>
      <li>
        Fuera: <Link href="https://www.w3.org/TR/WCAG22/">las pautas de accesibilidad</Link>.
      </li>
      <li>
        Un archivo:{" "}
        <Link href="data:text/csv;charset=utf-8,nombre%2Cvalor%0AMuestra%2C1%0A" fileName="muestra.csv">
          una tabla de muestra
        </Link>
        .
      </li>
    </ul>
  );
}
