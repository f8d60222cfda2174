import { bindConfig, type EditorProps, PlaceField } from "@nv/piece-parts/fields";
import { SelectField, Toggle } from "@nv/ui";
import { OnStage } from "@nv/web";
import { type ReactNode, useContext, useState } from "react";
import {
  AREA_KINDS,
  INSETS,
  type LocatorConfig,
  MAP_RATIO_NAMES,
  NAME_LANGUAGES,
  PROJECTIONS,
  WORLD_MIDDLES,
} from "./config.ts";
import { choicesOf } from "./editor/choices.ts";
import { middleOf } from "./editor/edit-area.ts";
import { type Chosen, showPlace } from "./editor/edit-parts.ts";
import { GeoFileField } from "./editor/GeoFileField.tsx";
import { chosenStyle, HouseStyleContext, styleField } from "./editor/house-style.ts";
import { LocatorMap } from "./editor/LocatorMap.tsx";
import { PartLists } from "./editor/PartLists.tsx";
import { TilesField } from "./editor/TilesField.tsx";
import { locatorExample } from "./example.ts";

const RATIOS = MAP_RATIO_NAMES.map((value) => ({ value, label: value }));

/** Tells whether nobody has made anything yet: the example that is there then goes when a place is looked for. */
const isUntouched = ({ marks, labels, shapes, rings, arrows }: LocatorConfig) =>
  JSON.stringify([marks, labels, shapes, rings, arrows]) ===
  JSON.stringify([
    locatorExample.config.marks,
    locatorExample.config.labels,
    locatorExample.config.shapes,
    locatorExample.config.rings,
    locatorExample.config.arrows,
  ]);

/** The editor of a map: a place, the map itself to work on, and lists of all that is on it. */
export function LocatorFields(props: EditorProps<LocatorConfig>): ReactNode {
  const { config, onChange } = props;
  const f = bindConfig(props);
  const ofArea = f.part("area");
  const house = useContext(HouseStyleContext);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** The last place was a municipality, whose point is of its land. */
  const [isTown, setIsTown] = useState(false);
  const { area } = config;
  return (
    <div className="nv-locator nv-stack-3">
      <PlaceField
        label="Lugar"
        near={area.kind === "box" ? middleOf(area) : undefined}
        onChoose={(place, words) => {
          onChange(showPlace(config, place, { isFresh: isUntouched(config), words }));
          setIsTown(place.kind === "municipality");
        }}
      />
      <p className="nv-field__hint nv-flush" role="status">
        {isTown &&
          "La marca está en medio del término municipal, y así lo dice el mapa: llévala a donde está el pueblo y se quita."}
      </p>
      <OnStage>
        <LocatorMap config={config} onChange={onChange} chosen={chosen} onChoose={setChosen} />
      </OnStage>
      <div className="nv-locator__parts nv-stack-3">
        <PartLists {...props} />
        <GeoFileField config={config} onChange={onChange} />
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
      </div>
    </div>
  );
}
