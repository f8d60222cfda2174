/** Parts of a screen placed by the classes of `Layout.css` alone. */
export function LayoutDemo() {
  return (
    <div className="nv-stack">
      <div className="nv-split">
        <h3>Serie de muestra</h3>
        <span className="nv-quiet">Dos cifras</span>
      </div>
      <ul className="nv-stack-2 nv-plain nv-part">
        <li className="nv-cluster">
          2025 <strong>1.204</strong>
        </li>
        <li className="nv-cluster">
          2026 <strong>1.310</strong>
        </li>
      </ul>
      <p className="nv-caption nv-flush nv-breaks">oficina.example/una-direccion-que-se-parte-donde-haga-falta.csv</p>
      <p className="nv-said nv-flush" role="status" />
    </div>
  );
}
