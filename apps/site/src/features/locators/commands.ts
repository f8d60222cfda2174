import { goingTo } from "../../frame/commands/core/command";

/** Commands of the locators. */
export const LOCATOR_COMMANDS = [
  goingTo(
    "/mapbox_form",
    "Nuevo localizador",
    "Un mapa de situación, desde su lugar",
    "nuevo mapa de situación",
    "crear localizador",
    "crear mapa de situación",
  ),
];
