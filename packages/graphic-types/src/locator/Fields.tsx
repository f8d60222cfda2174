import { type EditorProps, PlaceField } from "@nv/piece-parts/fields";
import { loadable, OnStage, WhenSeen } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { LocatorConfig } from "./config.ts";
import { middleOf } from "./editor/edit-area.ts";
import { type Chosen, showPlace } from "./editor/edit-parts.ts";
import { LocatorMap } from "./editor/LocatorMap.tsx";
import { MarkList } from "./editor/MarkList.tsx";
import { StreetsField } from "./editor/StreetsField.tsx";
import { locatorExample } from "./example.ts";

const COMING = (
  <p className="nv-quiet nv-flush" role="status">
    Preparando los demás mandos…
  </p>
);

/** Comes when somebody comes to it. */
const LaterFields = loadable(async () => (await import("./editor/LaterFields.tsx")).LaterFields, COMING);

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
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** The last place was a municipality whose town nobody here knows: its point is of its land. */
  const [isTerm, setIsTerm] = useState(false);
  const { area } = config;
  return (
    <div className="nv-locator nv-stack-3">
      <PlaceField
        label="Lugar"
        near={area.kind === "box" ? middleOf(area) : undefined}
        onChoose={(place, words) => {
          onChange(showPlace(config, place, { isFresh: isUntouched(config), words }));
          setIsTerm(place.kind === "municipality" && !place.isSeat);
        }}
      />
      <p className="nv-field__hint nv-flush" role="status">
        {isTerm &&
          "La marca está en medio del término municipal, y así lo dice el mapa: llévala a donde está el pueblo y se quita."}
      </p>
      <OnStage>
        <LocatorMap config={config} onChange={onChange} chosen={chosen} onChoose={setChosen} />
      </OnStage>
      <div className="nv-locator__parts nv-stack-3">
        <StreetsField {...props} />
        <MarkList {...props} />
        <WhenSeen fallback={COMING}>
          <LaterFields {...props} />
        </WhenSeen>
      </div>
    </div>
  );
}
