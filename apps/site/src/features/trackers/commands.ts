import { goingTo } from "../../frame/commands/core/command";

/** Commands of the trackers. */
export const TRACKER_COMMANDS = [
  goingTo(
    "/docs/Trackers/trump?nuevo=",
    "Nuevo seguimiento",
    "De un mandato, por sus encuestas",
    "crear seguimiento",
    "nuevo tracker",
  ),
  goingTo(
    "/docs/Trackers/medias?nuevo=",
    "Nueva media de encuestas",
    "De varios partidos o respuestas",
    "intención de voto",
    "crear media",
  ),
  goingTo("/docs/Trackers/trumpComp?nuevo=", "Nueva comparación", "De varios mandatos", "comparar mandatos"),
];
