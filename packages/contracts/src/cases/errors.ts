import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const CASES_ERRORS = {
  CASE_NOT_FOUND: { status: 404, es: "Ese caso no existe." },
  CASE_OWN: { status: 403, es: "No puedes aprobar un caso que has introducido tú." },
  CASE_UNVERIFIED: { status: 409, es: "Falta que alguien verifique lo que dice ahora." },
  CASE_STEP_IMPOSSIBLE: { status: 409, es: "Desde donde está, el caso no puede pasar a ese estado." },
  CASE_RETIRED: { status: 409, es: "Ese caso está retirado. Para escribir en él, devuélvelo antes a borrador." },
  CASE_KEYS_MISSING: {
    status: 409,
    es: "Los datos personales están apagados: falta CASES_KEYS en la configuración del servidor. Lo demás funciona.",
  },
  CASE_KEY_LOST: {
    status: 409,
    es: "Lo personal de este caso se cifró con una clave que ya no está en CASES_KEYS, y sin ella no se puede leer. Lo demás funciona.",
  },
  CASE_SEAL_BROKEN: {
    status: 409,
    es: "Lo personal de este caso no se puede descifrar: se ha alterado, o la clave de ese nombre no es la que lo cifró.",
  },
  CASE_PERSONAL_CHANGED: {
    status: 409,
    es: "Alguien ha escrito lo personal de este caso mientras lo tenías abierto. No se ha guardado: vuelve a leerlo.",
  },
  CASES_FULL: { status: 409, es: "No caben más casos." },
  CASES_CHANGED: {
    status: 409,
    es: "Los casos han cambiado desde que los miraste. No se ha hecho nada: compáralos otra vez.",
  },
  CASES_IMPORT_FAULTY: { status: 422, es: "Alguna fila tiene algo que corregir. No se ha importado ninguna." },
  CASES_NOT_READY: { status: 409, es: "Hay algo que impide publicar. Lo dice la lista de lo que falta." },
  CASES_UNCHANGED: { status: 409, es: "Los lectores tienen ya todo lo que se puede publicar." },
  CASES_DECREASE: {
    status: 409,
    es: "Con esto los lectores verían menos casos o menos víctimas que ahora. Confirma que es lo que quieres.",
  },
  CASES_NOTE_OWN: {
    status: 403,
    es: "Esa nota la has escrito tú: la da a los lectores otra persona, que la haya leído.",
  },
  CASES_NOTE_UNREAD: {
    status: 409,
    es: "Esa nota no es la que está guardada: mira la que hay, o guarda la tuya para que la lea otra persona.",
  },
  CASES_NOTE_NOT_FOUND: { status: 404, es: "Esa publicación no tiene ninguna nota." },
  CASES_REVISION_WITHDRAWN: {
    status: 409,
    es: "Esa versión tenía un caso que se ha retirado, así que ya no está en ningún sitio y no puede volver.",
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
