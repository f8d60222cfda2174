import { PROGRAM_KEYS_PAGE } from "@nv/contracts";
import { goingTo } from "../../frame/commands/core/command";

/** Commands of the keys for programs. */
export const PROGRAM_COMMANDS = [
  goingTo(
    PROGRAM_KEYS_PAGE,
    "Tus claves",
    "Con las que entran tus programas",
    "clave de programa",
    "clave api",
    "nueva clave",
  ),
];
