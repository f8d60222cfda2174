import { createContext } from "react";
import { type LocatorColours, type LocatorConfig, STYLES } from "../config.ts";
import { LOCATOR_PALETTES } from "../palette.ts";
import { choicesOf } from "./choices.ts";

/** The style that the house has chosen for its maps, as far as it is known here. */
export type HouseStyle =
  | { readonly state: "coming" | "none" | "failed" }
  | {
      readonly state: "chosen";
      /** As the team calls it. */
      readonly name: string;
      /** Colours that a map takes of it: all values, so that it stays as it was made. */
      readonly colours: LocatorColours;
    };

/** Tells the editor of a map what style the house has; where nobody says, none is offered. */
export const HouseStyleContext = createContext<HouseStyle | null>(null);

/** Value of the style field: a palette, the house's style, or colours that are neither. */
export type StyleChoice = LocatorConfig["style"] | "house" | "own";

/** The field of the style. */
export interface StyleField {
  readonly value: StyleChoice;
  readonly options: readonly { readonly value: StyleChoice; readonly label: string }[];
  readonly hint: string;
}

const NAMES = Object.keys(LOCATOR_PALETTES.claro).filter((name): name is keyof LocatorColours =>
  Object.hasOwn(LOCATOR_PALETTES.claro, name),
);

const isSame = (one: LocatorColours, other: LocatorColours) =>
  NAMES.every((name) => one[name].toLowerCase() === other[name].toLowerCase());

/** Hints under the field while the map is not painted with a style of the house. */
const HINTS = {
  coming: "Preguntando por el estilo de la casa…",
  none: "La casa no tiene un estilo elegido. Se elige en «Estilo de los mapas».",
  failed: "No se ha podido traer el estilo de la casa. Recarga la página para elegirlo: lo escrito se queda.",
} as const;

const KEPT = "El mapa guarda sus colores: si el estilo cambia, este no cambia.";

/** Returns the value, options and hint of the style field. */
export function styleField({ style, colours }: Pick<LocatorConfig, "style" | "colours">, house: HouseStyle | null) {
  const isChosen = house?.state === "chosen";
  const isHouse = isChosen && colours !== null && isSame(colours, house.colours);
  const isOwn = colours !== null && !isHouse;
  const field: StyleField = {
    value: isHouse ? "house" : isOwn ? "own" : style,
    options: [
      ...(isChosen ? [{ value: "house" as const, label: `El estilo de la casa: ${house.name}` }] : []),
      ...choicesOf("style", STYLES),
      ...(isOwn ? [{ value: "own" as const, label: "Los colores que ya tiene" }] : []),
    ],
    hint: house === null ? "" : house.state !== "chosen" ? HINTS[house.state] : isHouse ? KEPT : "",
  };
  return field;
}

/** Returns the changes that a choice makes to a map: a palette takes the place of colours. */
export function chosenStyle(
  choice: StyleChoice,
  house: HouseStyle | null,
): Partial<Pick<LocatorConfig, "style" | "colours">> {
  if (choice === "own") return {};
  if (choice !== "house") return { style: choice, colours: null };
  return house?.state === "chosen" ? { colours: house.colours } : {};
}
