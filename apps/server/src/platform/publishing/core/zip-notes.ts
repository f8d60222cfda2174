import { CACHES, type FileWithPolicy, isOwnPage, policyInRevision } from "./published-headers.ts";

/** Revision that the notes describe. */
interface Noted {
  readonly title: string;
  readonly revision: string;
  readonly files: Readonly<Record<string, FileWithPolicy>>;
}

const START = "index.html";

const endOf = (path: string) => `*.${path.split(".").at(-1)}`;

/** Whether what it may do is not that of all files of its kind. */
const hasOwnPolicy = (file: FileWithPolicy) => isOwnPage(file) || file.policy === "worker";

/** Files that want the same headers, under one name. */
function groupsOf(files: Noted["files"]): ReadonlyMap<string, FileWithPolicy> {
  const named = Object.entries(files).map(([path, file]) => [hasOwnPolicy(file) ? path : endOf(path), file] as const);
  return new Map(named.toSorted(([first], [second]) => Number(second === START) - Number(first === START)));
}

function headersOf(file: FileWithPolicy, files: Noted["files"]): readonly string[] {
  const isPlayed = /^(?:audio|video)\//.test(file.mediaType);
  return [
    `Content-Type: ${file.mediaType}`,
    `Content-Security-Policy: ${policyInRevision(file, files, { frameOrigins: [] })}`,
    `Cache-Control: ${isOwnPage(file) ? CACHES.live : CACHES.revision}`,
    ...(isPlayed
      ? ["Accept-Ranges: bytes (y respuestas 206: sin ellas un vídeo o un audio no salta a un momento)"]
      : []),
  ];
}

/** Writes instructions for whoever puts an archive on a server: how, and which headers. Plain text. */
export function zipNotes({ title, revision, files }: Noted): string {
  const headers = [...groupsOf(files)].flatMap(([name, file]) => [
    name,
    ...headersOf(file, files).map((header) => `  ${header}`),
    "",
  ]);
  return `${[
    title,
    `Versión ${revision}`,
    "",
    "CÓMO SE PONE",
    "",
    "1. Sube todo, con sus carpetas, a una carpeta cualquiera de un servidor de archivos.",
    "   No hace falta ningún programa en él ni una dirección concreta.",
    "2. La dirección de la pieza es la de esa carpeta, con la barra final:",
    "   https://ejemplo.org/carpeta/",
    "3. Dentro de un artículo va en un marco:",
    '   <iframe src="https://ejemplo.org/carpeta/" style="width:100%;border:0;min-height:420px"></iframe>',
    "   El marco no se ajusta solo a la altura de la pieza: dale la que necesite.",
    "",
    "Es una copia: lo que se cambie después en el sitio no llega aquí.",
    "Abierta desde el disco puede faltarle algo; en un servidor, no.",
    "",
    "CABECERAS",
    "",
    "Funciona sin ellas; con ellas no puede hacer más que lo que hace donde se publicó, y carga antes.",
    "Para todos: X-Content-Type-Options: nosniff",
    "Si va en artículos de otro sitio, sin X-Frame-Options y sin frame-ancestors.",
    "Si un archivo cambia, cambia también de carpeta: los navegadores guardan los demás un año.",
    "",
    ...headers,
  ].join("\n")}`;
}
