import { goingTo } from "../../frame/commands/core/command";
import { writeAddress } from "../../pieces/core/stories-address";

/** Commands of the stories. */
export const STORY_COMMANDS = [
  goingTo(
    writeAddress({ part: "new" }),
    "Nueva historia",
    "Fotos, vídeos y textos que se cuentan al bajar",
    "nuevo scroll",
    "crear historia",
    "empezar historia",
  ),
];
