import { ADMIN_API_PATH } from "@nv/contracts";
import { MailTest } from "@nv/contracts/schemas";
import { Button, Notice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { useMutation } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { Link } from "../router/Link.tsx";

/** Reasons why a test mail did not leave, and what to look at. */
const FAILURES: Readonly<Record<NonNullable<MailTest["failure"]>, string>> = {
  unreachable:
    "El servidor de correo no deja conectar. Comprueba la dirección y el puerto de SMTP_URL, y que esté en marcha.",
  unknownHost: "El nombre del servidor de correo no existe. Comprueba la dirección de SMTP_URL.",
  timeout: "El servidor de correo no responde a tiempo. Comprueba el puerto de SMTP_URL y que nada corte la salida.",
  credentials: "El servidor de correo no acepta el usuario o la contraseña de SMTP_URL.",
  encryption: "El cifrado con el servidor de correo falla. Comprueba su certificado, y smtps:// o smtp:// en SMTP_URL.",
  refused: "El servidor de correo ha rechazado el mensaje. Su respuesta dice por qué; mira también MAIL_FROM.",
  other: "El correo no ha salido. La respuesta del servidor dice por qué.",
};

/** Failures in which the server itself spoke. */
const SPOKEN: ReadonlySet<MailTest["failure"]> = new Set([null, "refused", "credentials"]);

function answerLabel({ failure, transport }: MailTest): string {
  if (transport === "outbox") return "Archivo";
  return SPOKEN.has(failure) ? "Respuesta del servidor" : "Detalle";
}

function TestResult({ result }: { readonly result: MailTest }) {
  const { isDelivered, failure, recipient, answer, transport } = result;
  const sentence =
    transport === "outbox"
      ? `El correo de prueba para ${recipient} está en la bandeja de salida: este servidor no envía correos porque no tiene SMTP_URL.`
      : `El servidor de correo ha aceptado el mensaje para ${recipient}. Comprueba que te llega, y que no cae en el correo no deseado.`;
  return (
    <Notice tone={isDelivered ? "done" : "wrong"}>
      <p>
        {failure === null ? sentence : FAILURES[failure]}
        <span className="server-answer nv-quiet nv-breaks">
          {answerLabel(result)}: <code>{answer || "ninguna"}</code>
        </span>
      </p>
    </Notice>
  );
}

/** Sends a mail to whoever asks and shows what became of it. */
export function MailTestPart({ mailFrom }: { readonly mailFrom: string }) {
  const { caller, session } = useAdmin();
  const test = useMutation({
    mutationFn: () => caller.server(`${ADMIN_API_PATH}/mail-test`, MailTest, { method: "POST" }),
  });
  return (
    <section className="settings-part nv-stack" aria-labelledby="mail-test">
      <h2 id="mail-test">Correo</h2>
      <p>
        Los correos salen de <span className="address">{mailFrom}</span> (<code>MAIL_FROM</code>). Lo que se ha enviado
        y lo que espera está en <Link href="/admin/mails">Correos</Link>.
      </p>
      <Button aria-disabled={test.isPending} onClick={() => !test.isPending && test.mutate()}>
        {test.isPending ? "Enviando…" : `Enviar una prueba a ${session.email() || "mi dirección"}`}
      </Button>
      {test.isError && <FailureNotice error={test.error} />}
      {test.isSuccess && <TestResult result={test.data.body} />}
    </section>
  );
}
