import type { FoundPlace, FoundPlaceKind } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

/** Names of the kinds of place, shown beside the name of a place. */
const KINDS: Readonly<Record<FoundPlaceKind, string>> = {
  country: "País",
  territory: "Territorio",
  community: "Comunidad",
  province: "Provincia",
  municipality: "Municipio",
  locality: "Localidad",
  town: "Población",
  region: "Región",
  island: "Isla",
  sea: "Mar",
  strait: "Estrecho",
  cape: "Cabo",
  mountain: "Montaña",
  river: "Río",
  lake: "Lago",
  coast: "Costa",
  address: "Dirección",
  street: "Calle",
  point: "Punto",
};

interface Props {
  readonly id: string;
  readonly place: FoundPlace;
  /** The keyboard is on it. */
  readonly isActive: boolean;
  readonly onChoose: (place: FoundPlace) => void;
}

/** A place that was found, in the list under its field. */
export function PlaceOption({ id, place, isActive, onChoose }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      id={id}
      className="nv-place__one"
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
    >
      <span className="nv-place__name">{place.name}</span>{" "}
      <span className="nv-place__kind">
        {KINDS[place.kind]}
        {place.within !== "" && ` · ${place.within}`}
      </span>
    </div>
  );
}
