import type { StreetGround, StreetNameKind } from "@nv/contracts/schemas";
import type { FittedMap } from "@nv/geography";
import { type MapText, mapText } from "../draw/map-text.ts";
import { TEXT_LOOKS, type TextLook } from "../draw/text-look.ts";
import { unitProjector } from "./unit-projector.ts";

const LOOKS: Readonly<Record<StreetNameKind, TextLook>> = {
  town: { ...TEXT_LOOKS.city, weight: 600 },
  village: TEXT_LOOKS.city,
  suburb: { ...TEXT_LOOKS.region, opacity: 0.8 },
  water: TEXT_LOOKS.water,
  green: { sizePx: 12, weight: 400, role: "greenLabel" },
  station: { sizePx: 12, weight: 600, role: "streetLabel" },
};

/** Importance of each kind; of two of a kind the one that comes first. */
const PRIORITIES: Readonly<Record<StreetNameKind, number>> = {
  town: 90,
  village: 75,
  suburb: 70,
  station: 60,
  water: 50,
  green: 40,
};

/** Most names of a phone's width, 360 pixels: more would be a directory. */
const MOST_OF_PHONE = 9;
const PHONE_PX = 360;

/** Options for the names of places. */
export interface StreetPlacesPlace {
  readonly map: FittedMap;
  readonly scale: number;
  /** Names that are not written, in capitals or not. */
  readonly hidden: readonly string[];
}

/** Returns the names of the places of a ground, which want a place on the map. */
export function streetPlaceTexts(ground: StreetGround, { map, scale, hidden }: StreetPlacesPlace): readonly MapText[] {
  const unwanted = new Set(hidden.map((name) => name.toLocaleLowerCase("es")));
  const units = unitProjector(ground, map);
  const most = Math.round((MOST_OF_PHONE * map.widthPx) / (PHONE_PX * scale));
  return ground.names
    .filter(({ text }) => !unwanted.has(text.toLocaleLowerCase("es")))
    .flatMap(({ kind, text, at }, rank) => {
      const [x, y] = units.point(at);
      if (x < 0 || y < 0 || x > map.widthPx || y > map.heightPx) return [];
      return [
        mapText(
          {
            ...{ id: `lugar-${rank}`, at: [x, y], texts: [{ text, look: LOOKS[kind] }], names: "area", offset: null },
            priority: PRIORITIES[kind] - rank / 100,
          },
          scale,
          map.widthPx,
        ),
      ];
    })
    .slice(0, most);
}
