import { goingTo } from "../../frame/commands/core/command";

/** Commands of the team. */
export const TEAM_COMMANDS = [
  goingTo("/team", "Apuntar un turno", "En la semana del equipo", "nuevo turno", "quién está de guardia"),
];
