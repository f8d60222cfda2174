import { goingTo } from "../../frame/commands/core/command";

/** Commands of the series. */
export const SERIES_COMMANDS = [
  goingTo(
    "/docs/Herramientas%20DW/FijosDataWrapper?nueva=",
    "Nueva serie",
    "Cifras con su fuente, que se ponen al día",
    "crear serie",
  ),
];
