import { ADMIN_API_PATH } from "@nv/contracts";
import { SettingsView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { KeysPart } from "./KeysPart.tsx";
import { MailTestPart } from "./MailTestPart.tsx";
import { ProvidersPart } from "./ProvidersPart.tsx";
import { SETTINGS_KEY, SettingsForm } from "./SettingsForm.tsx";
import "./settings.css";

/** The parts of the page, for whoever comes for one of them. */
const PARTS = [
  { id: "signup", label: "Quién puede entrar" },
  { id: "ways", label: "Otras formas de entrar" },
  { id: "sessions", label: "Sesiones" },
  { id: "assistants", label: "Asistentes" },
  { id: "languages", label: "Idiomas" },
  { id: "providers", label: "Otros servicios" },
  { id: "mail-test", label: "Correo" },
  { id: "keys", label: "Claves" },
] as const;

/** Settings that administrators decide while the site runs: who may come in and how, sessions, languages, services, mail, keys. */
export function SettingsScreen() {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => caller.server(`${ADMIN_API_PATH}/settings`, SettingsView, { signal }),
  });
  const { data } = answer;
  const changed = data?.body.changed ?? null;
  return (
    <ScreenFrame title="Ajustes">
      <AnswerState query={answer} comfort="Lo que ves puede no estar al día." />
      {data !== undefined && (
        <div className="settings">
          <nav className="settings-contents" aria-label="En esta página">
            {PARTS.map(({ id, label }) => (
              <a key={id} href={`#${id}`}>
                {label}
              </a>
            ))}
          </nav>
          {changed !== null && (
            <p className="nv-caption">
              Último cambio: {changed.by}, {formatMoment(changed.atMs)}.
            </p>
          )}
          <SettingsForm view={data.body} />
          <ProvidersPart />
          <MailTestPart mailFrom={data.body.configured.mailFrom} />
          <KeysPart />
        </div>
      )}
    </ScreenFrame>
  );
}
