import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Button, SelectField, Toggle } from "@nv/ui";
import { type ReactNode, useContext } from "react";
import {
  AREA_KINDS,
  INSETS,
  type LocatorConfig,
  MAP_RATIO_NAMES,
  NAME_LANGUAGES,
  PROJECTIONS,
  WORLD_MIDDLES,
} from "../config.ts";
import { choicesOf } from "./choices.ts";
import { GeoFileField } from "./GeoFileField.tsx";
import { chosenStyle, HouseStyleContext, styleField } from "./house-style.ts";
import { TilesField } from "./TilesField.tsx";

const RATIOS = MAP_RATIO_NAMES.map((value) => ({ value, label: value }));

/** Fields of what is brought onto a map from a file, and of how the map looks. */
export function LookFields(props: EditorProps<LocatorConfig>): ReactNode {
  const { config, onChange } = props;
  const { area, around } = config;
  const f = bindConfig(props);
  const ofArea = f.part("area");
  const ofAround = f.part("around");
  const house = useContext(HouseStyleContext);
  return (
    <>
      <GeoFileField config={config} onChange={onChange} />
      <fieldset className="nv-fields">
        <legend>Lo que se pone solo</legend>
        <Toggle {...ofAround.toggle("rivers")} />
        <Toggle {...ofAround.toggle("countries")} />
        <Toggle {...ofAround.toggle("cities")} />
        <Toggle {...ofAround.toggle("waters")} />
        {around.hidden.length > 0 && (
          <Button onClick={() => onChange({ ...config, around: { ...around, hidden: [] } })}>
            Volver a poner los que quitaste
          </Button>
        )}
      </fieldset>
      <details className="nv-locator__part">
        <summary>Aspecto</summary>
        <div className="nv-fields">
          <SelectField
            {...f.value("style")}
            {...styleField(config, house)}
            onChange={(choice) => onChange({ ...config, ...chosenStyle(choice, house) })}
          />
          <SelectField {...f.value("inset")} options={choicesOf("inset", INSETS)} />
          <SelectField {...f.value("ratio")} options={RATIOS} />
          <SelectField {...f.value("phoneRatio")} options={RATIOS} />
          <SelectField {...ofArea.value("kind")} options={choicesOf("area.kind", AREA_KINDS)} />
          <SelectField {...ofArea.value("projection")} options={choicesOf("area.projection", PROJECTIONS)} />
          {area.kind === "world" && (
            <SelectField {...ofArea.value("middle")} options={choicesOf("area.middle", WORLD_MIDDLES)} />
          )}
          <SelectField {...f.value("names")} options={choicesOf("names", NAME_LANGUAGES)} />
        </div>
        <TilesField {...props} />
        <Toggle {...f.toggle("scaleBar")} />
      </details>
    </>
  );
}
