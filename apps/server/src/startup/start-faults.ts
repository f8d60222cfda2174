import { DatabaseError, type DatabaseErrorCode } from "@nv/database";
import { EnvironmentError } from "@nv/identity-server";
import { LeftBehindError } from "./left-behind.ts";
import { UnknownGroupsError } from "./require-groups.ts";

/** Advice to the person at the terminal about a database that cannot be used, by error code. */
const DATABASE_SENTENCES: Readonly<Record<DatabaseErrorCode, string>> = {
  DATABASE_CORRUPT:
    "El archivo de la base de datos está dañado. No se ha tocado: guarda una copia, restaura la última buena en DATA_DIR y vuelve a arrancar.",
  DATABASE_UNWRITABLE:
    "No se puede escribir en DATA_DIR. Comprueba que la carpeta existe, que es tuya y que queda espacio en el disco.",
  DATABASE_FULL: "El disco está lleno. Libera espacio y vuelve a arrancar.",
  DATABASE_LOCKED: "Otro proceso usa ya esta carpeta de datos.",
  DATABASE_UNREACHABLE:
    "La base de datos de DATABASE_URL no responde o no deja entrar. Comprueba la dirección, el usuario, la contraseña y que está en marcha.",
  DATABASE_NEWER:
    "La base de datos es de una versión posterior del programa: otra copia más nueva la puso al día, y esta no sabe leerla. Actualiza esta copia (git pull) y vuelve a arrancar; si lo que quieres es volver atrás, restaura la copia de antes de actualizar (docs/runbooks/several-processes.md).",
};

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}

function databaseSentence(error: DatabaseError): string {
  const sentence = DATABASE_SENTENCES[error.code];
  if (error.holder === null) return sentence;
  const since = new Date(error.holder.startedAtMs).toLocaleString("es");
  return `${sentence} Es el proceso ${error.holder.pid}, desde el ${since}: páralo o usa otra carpeta con DATA_DIR.`;
}

/**
 * Puts a failed start into a sentence that says what to do.
 *
 * @param port - Port that was asked for.
 * @returns Sentence in Spanish; `null` for a failure that is a bug, whose stack should be seen.
 */
export function startFaultSentence(error: unknown, port: number | undefined): string | null {
  if (error instanceof EnvironmentError) return `La configuración no sirve:\n${error.message}`;
  if (error instanceof DatabaseError) return databaseSentence(error);
  if (error instanceof LeftBehindError)
    return `La base de DATABASE_URL está vacía y en ${error.file} hay gente. Para llevarla allí: npm run move (docs/runbooks/storage.md). Si quieres empezar otro sitio de cero, usa otra carpeta con DATA_DIR.`;
  if (error instanceof UnknownGroupsError) {
    const names = error.groups.map((name) => `«${name}»`).join(", ");
    return `Hay páginas del sitio de grupos que no existen: ${names}. Corrige apps/site/page-groups.ts, o crea antes el grupo en Administración › Grupos con la versión anterior del sitio.`;
  }
  if (!isSystemError(error)) return null;
  switch (error.code) {
    case "EADDRINUSE":
      return `El puerto ${port} ya está en uso. Para el otro programa o elige otro: PORT=${(port ?? 0) + 1} npm start`;
    case "EACCES":
      return error.syscall === "listen"
        ? `No tienes permiso para escuchar en el puerto ${port}. Elige uno por encima de 1023: PORT=3000 npm start`
        : DATABASE_SENTENCES.DATABASE_UNWRITABLE;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return "La dirección de HOST no es de este equipo. Usa localhost, o 0.0.0.0 para escuchar en todas.";
    case "ENOSPC":
      return DATABASE_SENTENCES.DATABASE_FULL;
    case "EROFS":
    case "EEXIST": // A file stands where the folder should be.
    case "ENOTDIR":
      return DATABASE_SENTENCES.DATABASE_UNWRITABLE;
    case "ENOENT": // What making a folder and those above it says on a read-only disk.
      return error.syscall === "mkdir" ? DATABASE_SENTENCES.DATABASE_UNWRITABLE : null;
    default:
      return null;
  }
}
