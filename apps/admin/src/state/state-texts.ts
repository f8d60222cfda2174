import type { StateWarning } from "./core/state-warnings.ts";

/** Something to look at, with the screen where it is mended, if it is one of ours. */
interface WarningText {
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

const MAILS = { href: "/admin/mails", label: "Ver los correos" };
const BACKUP = "Haz una con «npm run backup», y que se repita cada noche.";

/** Texts of the warnings: what is the matter, why it matters and what to do. */
export const WARNING_TEXTS: Readonly<Record<StateWarning, WarningText>> = {
  processesApart: {
    text: "Hay procesos sobre esta base de datos que guardan los archivos en otro sitio: lo que se publica en uno no está en los demás, y quien lee recibe 404 según le toque. Pon el mismo STORAGE_URL en todos (docs/runbooks/several-processes.md).",
  },
  storeAway: {
    text: "El almacén de archivos no responde: no se puede publicar ni traer archivos, y quien lee recibe solo lo que cada proceso tiene a mano. Lo que dijo está abajo.",
  },
  mailUnreachable: {
    text: "El servidor de correo no deja entrar: nadie recibe invitaciones ni contraseñas nuevas. Comprueba SMTP_URL; su respuesta está abajo.",
  },
  mailWaiting: { text: "Hay correos que esperan desde hace más de un cuarto de hora.", link: MAILS },
  mailFailed: {
    text: "Hay correos que no se han podido entregar.",
    link: { href: `${MAILS.href}?estado=failed`, label: "Ver los fallidos" },
  },
  diskFull: {
    text: "Queda poco espacio en el disco de los datos. Cuando se acabe no se podrá guardar nada: libera espacio o amplíalo.",
  },
  databaseSlow: {
    text: "La base de datos tarda en contestar, y con ella todo el sitio. Mira qué más usa esa máquina.",
  },
  blobsMissing: {
    text: "Faltan en el almacén archivos que el registro o lo publicado nombran: quien los pida no los recibe. Abajo hay algunos; «npm run store -- look» los dice todos. Tráelos de una copia (docs/runbooks/backup.md).",
  },
  piecesOrphaned: {
    text: "Los lectores tienen piezas que no están en el registro, y desde aquí nadie puede retirarlas. Abajo hay algunas; «npm run store -- retire» las retira.",
  },
  backupMissing: { text: `No hay ninguna copia de estos datos. ${BACKUP}` },
  backupOld: { text: `La última copia tiene más de una semana. ${BACKUP}` },
  proxyUntrusted: {
    text: "Llegan peticiones por un proxy que no está en TRUSTED_PROXIES. Si es vuestro, todo el mundo cuenta como una sola dirección y una persona extraña puede cerrar la entrada a todas: pon su dirección, que está abajo, en TRUSTED_PROXIES y arranca de nuevo. Si no hay ningún proxy, alguien ha inventado esa cabecera y no hay nada que hacer.",
  },
  datawrapperAway: {
    text: "Datawrapper no deja entrar: no se ofrecen sus gráficos ni se comprueban. Su respuesta está abajo.",
  },
  jobsWaiting: {
    text: "Hay trabajos que podrían haber empezado hace más de un cuarto de hora: ningún proceso los toma. Mira el registro del servidor y arráncalo de nuevo.",
  },
  jobsFailed: { text: "En el último día han fallado trabajos: comprobaciones, importaciones o imágenes." },
  browserFailed: {
    text: "El navegador que mide los gráficos y hace sus imágenes no ha podido. Se publica igual, sin imagen nueva; lo que dijo está abajo.",
  },
  oneAdministrator: {
    text: "Solo administra una persona. Si pierde su acceso, nadie podrá ayudarla desde aquí: nombra a otra.",
    link: { href: "/admin/people", label: "Ver a la gente" },
  },
};
