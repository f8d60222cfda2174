import { setTimeout as pause } from "node:timers/promises";
import type { Platform } from "../platform/platform.ts";

/** Processes that start together need a moment to leave their signs. Milliseconds. */
const SECOND_LOOK_MS = 2000;

/** Whether another process keeps files elsewhere, and still does after a moment. */
async function isApart({ peers }: Pick<Platform, "peers">): Promise<boolean> {
  if ((await peers.read()).apart === 0) return false;
  await pause(SECOND_LOOK_MS);
  return (await peers.read()).apart > 0;
}

/**
 * Lists what loses work while nobody sees it: sentences in Spanish for the terminal, none when all is well.
 *
 * These are warnings, not refusals: the process that runs already may be the one with the wrong setting, and readers have what it has.
 */
export async function startAlarms(platform: Pick<Platform, "peers" | "storeState">): Promise<string[]> {
  const { kind, address, read } = platform.storeState;
  const answer = kind === "s3" ? await read() : "";
  return [
    ...((await isApart(platform))
      ? [
          "Otro proceso usa esta base de datos y guarda los archivos en otro sitio: lo que se publica en uno no está en el otro, y quien lee recibe 404 según le toque. " +
            "Pon el mismo STORAGE_URL en todos (docs/runbooks/several-processes.md).",
        ]
      : []),
    ...(answer === ""
      ? []
      : [
          `El almacén de STORAGE_URL (${address}) no responde: «${answer}». Hasta que lo haga no se puede publicar ni traer archivos. ` +
            "Comprueba la dirección, el cubo y las claves (docs/runbooks/storage.md).",
        ]),
  ];
}
