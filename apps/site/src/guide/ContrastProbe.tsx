import { COLOR_TOKENS, colorOf, Field } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { contrastWords } from "./contrast-words";
import "./ContrastProbe.css";

const HEX = /^#[0-9a-f]{6}$/i;

const VERDICTS = {
  text: "Sirve para texto de cualquier tamaño.",
  marks: "Sirve para texto desde 24 px y para marcas de un gráfico; no para texto menor.",
  decoration: "Solo adorno: ni texto ni marcas que haya que distinguir.",
} as const;

/** Two colours to try, with their contrast and what they may be used for. */
export function ContrastProbe(): ReactNode {
  const [color, setColor] = useState(colorOf("accent-ink", "light"));
  const [ground, setGround] = useState(colorOf("paper", "light"));
  const isMeasurable = HEX.test(color) && HEX.test(ground);
  const words = isMeasurable ? contrastWords(color, ground) : null;
  const error = (hex: string) => (HEX.test(hex) ? "" : "Escribe # y seis cifras: #c8321f.");

  return (
    <div className="nv-stack">
      <div className="nv-probe__fields nv-stack">
        <ColorField label="Color" value={color} error={error(color)} onChange={setColor} />
        <ColorField label="Fondo" value={ground} error={error(ground)} onChange={setGround} />
      </div>
      <div className="nv-probe__sample" style={isMeasurable ? { color, background: ground } : undefined}>
        <p className="nv-probe__title">Muestra de titular</p>
        <p className="nv-probe__text">Muestra de texto corrido a 16 píxeles, como el de un pie o una tabla.</p>
      </div>
      <output className="nv-probe__result">
        {words === null ? (
          "Faltan cifras en uno de los dos colores."
        ) : (
          <>
            <strong>{words.ratio}</strong> {VERDICTS[words.level]}
          </>
        )}
      </output>
    </div>
  );
}

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string;
  readonly onChange: (hex: string) => void;
}

/** A colour to write, or to choose among the house's own. */
function ColorField({ label, value, error, onChange }: ColorFieldProps) {
  const chosen = COLOR_TOKENS.find(({ light, dark }) => light === value || dark === value);
  return (
    <div className="nv-probe__field nv-stack-2">
      <Field
        label={label}
        error={error}
        value={value}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
      <select
        className="nv-probe__select"
        aria-label={`${label}: elegir de la casa`}
        value={chosen === undefined ? "" : value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="" disabled>
          Otro
        </option>
        {(["light", "dark"] as const).map((theme) => (
          <optgroup key={theme} label={theme === "light" ? "Claro" : "Oscuro"}>
            {COLOR_TOKENS.map((token) => (
              <option key={token.name} value={token[theme]}>
                {token.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
