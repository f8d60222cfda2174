import type { HouseNumbers } from "@nv/contracts/schemas";
import { formatNumber, formatPercent } from "@nv/spanish";
import { SelectField } from "@nv/ui";
import type { StyleFieldsProps } from "./FaceFields.tsx";

/** Figures that show each rule: of seven digits with decimals, of four and five, and a share. */
const SHOWN = { long: 1_234_567.8, four: 1234, five: 12_345, percent: 12.5 } as const;

const longIn = (grouping: HouseNumbers["grouping"]) => formatNumber(SHOWN.long, { grouping });

const GROUPINGS = [
  { value: "point", label: `Con punto: ${longIn("point")}` },
  { value: "space", label: `Con espacio fino: ${longIn("space")}` },
] as const;

const SIGN_SPACES = [
  { value: "full", label: `Con espacio: ${formatPercent(SHOWN.percent)}` },
  { value: "thin", label: `Con espacio fino: ${formatPercent(SHOWN.percent, { signSpace: "thin" })}` },
  { value: "none", label: `Sin espacio: ${formatPercent(SHOWN.percent, { signSpace: "none" })}` },
] as const;

/** The choices of the least digits, in a separator. */
const fromDigits = (grouping: HouseNumbers["grouping"]) =>
  ([5, 4] as const).map((groupFromDigits) => {
    const [four, five] = [SHOWN.four, SHOWN.five].map((value) => formatNumber(value, { grouping, groupFromDigits }));
    return {
      value: groupFromDigits === 5 ? "5" : "4",
      label: `Desde ${groupFromDigits} cifras: ${four} y ${five}`,
    } as const;
  });

/** The rules by which charts, maps, tables, cards and the page of cases write figures. */
export function NumberFields({ style: { numbers }, problems, onChange }: StyleFieldsProps) {
  const change = (part: Partial<HouseNumbers>) => onChange({ numbers: { ...numbers, ...part } });
  return (
    <fieldset className="house-part">
      <legend>Números</legend>
      <p className="house-hint">
        Cómo escriben sus cifras gráficos, mapas, tablas, tarjetas y la página de casos. Los decimales van con coma; lo
        que alguien escribe a mano se queda como lo escribió.
      </p>
      <div className="house-row">
        <SelectField
          label="Miles"
          error={problems.get("numbers.grouping") ?? ""}
          value={numbers.grouping}
          options={GROUPINGS}
          onChange={(grouping) => change({ grouping })}
        />
        <SelectField
          label="Desde cuántas cifras"
          error={problems.get("numbers.groupFromDigits") ?? ""}
          value={numbers.groupFromDigits === 5 ? "5" : "4"}
          options={fromDigits(numbers.grouping)}
          onChange={(digits) => change({ groupFromDigits: digits === "5" ? 5 : 4 })}
        />
        <SelectField
          label="Porcentajes"
          error={problems.get("numbers.signSpace") ?? ""}
          value={numbers.signSpace}
          options={SIGN_SPACES}
          onChange={(signSpace) => change({ signSpace })}
        />
      </div>
    </fieldset>
  );
}
