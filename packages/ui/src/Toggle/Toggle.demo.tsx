import { useState } from "react";
import { Toggle } from "./Toggle.tsx";

/** A sample bar chart whose labels and rules are switched on and off. */
export function ToggleDemo() {
  const [hasLabels, setHasLabels] = useState(true);
  const [isSorted, setIsSorted] = useState(false);
  const sample = [
    { name: "Muestra A", value: 34 },
    { name: "Muestra B", value: 58 },
    { name: "Muestra C", value: 21 },
  ];
  const rows = isSorted ? sample.toSorted((a, b) => b.value - a.value) : sample;
  return (
    <div className="nv-toggle-demo">
      <Toggle label="Etiquetas de valor" isOn={hasLabels} onChange={setHasLabels} />
      <Toggle
        label="Orden por valor"
        hint="De mayor a menor; apagado, en el orden de la tabla."
        isOn={isSorted}
        onChange={setIsSorted}
      />
      <Toggle
        label="Intervalo de confianza"
        hint="Estos datos no lo traen."
        isOn={false}
        isDisabled
        onChange={() => {}}
      />
      <dl className="nv-toggle-demo__bars">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="nv-toggle-demo__bar" style={{ inlineSize: `${value}%` }} />
              <span className={hasLabels ? undefined : "nv-visually-hidden"}>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
