import type { FoundPlace, PlacesFound } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly found: PlacesFound;
  readonly onChoose: (place: FoundPlace) => void;
}

/** Question about places that were found and are doubtful: the point that may have been meant can be taken instead. */
export function PlaceNotice({ found: { places, notice, instead }, onChoose }: Props): ReactNode {
  const [place] = places;
  if (notice === "") return null;
  return (
    <div className="nv-place__notice" role="status">
      <p>{notice}</p>
      {instead !== null && (
        <Button
          onClick={() => {
            if (place !== undefined) onChoose({ ...place, point: instead, name: `${instead.lat}, ${instead.lon}` });
          }}
        >
          {instead.lon === place?.point.lat ? "Intercambiar" : "Usar el otro"}
        </Button>
      )}
    </div>
  );
}
