import { goingTo } from "../../frame/commands/core/command";

/** Commands of the elections. */
export const ELECTION_COMMANDS = [
  goingTo(
    "/docs/Trackers/elecciones?nueva=",
    "Nueva elección",
    "Su recuento, su ensayo y su noche",
    "crear elección",
    "noche electoral",
  ),
];
