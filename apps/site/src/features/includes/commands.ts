import { goingTo } from "../../frame/commands/core/command";

/** Commands of the includes. */
export const INCLUDE_COMMANDS = [
  goingTo(
    "/docs/Extensiones/Includes?nuevo=",
    "Nuevo include",
    "Un fragmento que se escribe una vez y sale en muchas piezas",
    "crear include",
    "nuevo fragmento",
  ),
];
