/** Parts of a screen placed by the classes of `Layout.css` alone. */
export function LayoutDemo() {
  return (
    <div className="nv-stack">
      <div className="nv-split">
        <span className="nv-label">Serie de muestra</span>
        <span className="nv-quiet">Dos cifras</span>
      </div>
      <ul className="nv-stack-2 nv-plain nv-part">
        <li className="nv-cluster">
          2025 <strong>1204</strong>
        </li>
        <li className="nv-cluster">
          2026 <strong>1310</strong>
        </li>
      </ul>
      <p className="nv-caption nv-flush nv-breaks">oficina.example/una-direccion-que-se-parte-donde-haga-falta.csv</p>
    </div>
  );
}
