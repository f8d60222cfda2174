import { goingTo } from "../../frame/commands/core/command";
import { FILES_PATH } from "../../library/core/files-address";

/** Commands of the library. */
export const FILE_COMMANDS = [
  goingTo(FILES_PATH, "Subir archivos", "Fotos, vídeos, tablas y tipografías", "nuevo archivo", "subir foto"),
];
