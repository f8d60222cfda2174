/** Words in the place of a part of the home that the server could not read. */
export const UNREAD = "No se ha podido leer ahora. Lo demás de esta página está al día.";
