/** Paths that a sentence names; the rest are a number. */
const NAMED_MAX = 3;

/**
 * Tells the person at the terminal that others can read the data.
 *
 * @param paths - At least one.
 */
export function openToOthersSentence(paths: readonly string[]): string {
  const rest = paths.length - NAMED_MAX;
  const names = paths.slice(0, NAMED_MAX).join(", ") + (rest > 0 ? ` y ${rest} más` : "");
  return (
    "Otras cuentas de este equipo pueden leer los datos, que llevan claves y contraseñas cifradas, y no se ha podido cerrar: " +
    `${names}. Pon como dueño al usuario que arranca el servicio, en un disco con permisos de Unix, y ciérralo con ` +
    "chmod 700 (carpetas) y chmod 600 (archivos)."
  );
}
