import { formatNumber } from "@nv/spanish";
import type { AudienceCount } from "./audiences.repository.ts";
import type { Moved } from "./move-people.service.ts";
import type { AudienceFindings } from "./take-over.service.ts";

const counted = (many: number, one: string, more: string) =>
  many === 1 ? `1 ${one}` : `${formatNumber(many)} ${more}`;

/** Returns the sentences about how many accounts moved, from where to where, and what of them could not. */
export function movedSentences({ from, to, people, passkeys }: Moved): string[] {
  const accounts = people === 1 ? "La cuenta" : `Las ${formatNumber(people)} cuentas`;
  return [
    `${accounts} de ${from} ${people === 1 ? "es" : "son"} ahora de ${to}: se entra con la misma contraseña y los mismos códigos, y queda en la auditoría.`,
    ...(passkeys === 0
      ? []
      : [
          `${counted(passkeys, "llave de acceso se hizo", "llaves de acceso se hicieron")} para otro nombre y aquí no ${passkeys === 1 ? "sirve" : "sirven"}: el navegador solo las ofrece donde se hicieron. ` +
            "Se entra con la contraseña y se hace otra en la cuenta; a quien no le quede otro segundo paso, npm run identity -- reset-factors CORREO.",
        ]),
  ];
}

function othersSentence(others: readonly AudienceCount[], served: readonly string[]): string {
  const list = others.map(({ aud, people }) => `${aud} (${counted(people, "cuenta", "cuentas")})`).join(", ");
  const command = `npm run identity -- join ${others.map(({ aud }) => aud).join(" ")}`;
  const isServed =
    served.length === 0
      ? ""
      : ` Otro proceso atiende ahora mismo ${served.join(", ")}: todos los de una base llevan el mismo SITE_URL, así que páralo antes o pon el suyo.`;
  return `En la base hay cuentas de otras direcciones, que aquí no pueden entrar: ${list}.${isServed} Para traerlas a esta: ${command}`;
}

/** Returns the sentences for the person at the terminal about whose the accounts are; none when all were of this address already. */
export function audienceSentences({ moved, others, served }: AudienceFindings): string[] {
  return [
    ...(moved === null ? [] : movedSentences(moved)),
    ...(others.length === 0 ? [] : [othersSentence(others, served)]),
  ];
}
