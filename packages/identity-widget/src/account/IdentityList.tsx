import { linkIdentity, listIdentities, type Settings, unlinkIdentity } from "@nv/identity-client";
import { useCallback, useState } from "react";
import { CancelButton } from "./CancelButton.tsx";
import type { CredentialSectionProps } from "./PasskeyList.tsx";
import { Section } from "./Section.tsx";
import { useAct } from "./use-act.ts";
import { useAsked } from "./use-asked.ts";

/** Names that the services give themselves. */
const NAMES: Readonly<Record<string, string>> = {
  google: "Google",
  github: "GitHub",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
  oidc: "OpenID",
  oidc2: "OpenID",
  oidc3: "OpenID",
  saml: "SAML",
};

/** Props of {@link IdentityList}. */
interface IdentityListProps extends CredentialSectionProps {
  readonly settings: Settings;
}

/** Names of the services that sign people in here. */
const offeredBy = ({ external }: Settings) => Object.keys(NAMES).filter((name) => external[name] === true);

/** The services that open the person's account: linked by going there, unlinked after a question; never the last way in. */
export function IdentityList({ user, settings, say, explain, guard, proof, onSessionsEnded }: IdentityListProps) {
  const [leaving, setLeaving] = useState<string | null>(null);
  const { isBusy, said, act, fail } = useAct(explain);
  const ask = useCallback(() => listIdentities(user), [user]);
  const { content: linked, load } = useAsked(ask, fail);

  /** Nobody knows yet which are linked. */
  const isComing = linked === null && said === null;
  const nameOf = (provider: string) => settings.external_labels[provider] || (NAMES[provider] ?? provider);
  // By their labels: the service may tell a directory by OpenID Connect by the name that published widgets know.
  const missing = offeredBy(settings).filter(
    (name) => !linked?.some(({ provider }) => nameOf(provider) === nameOf(name)),
  );

  const link = (provider: string) =>
    act(async () => {
      window.location.assign(await guard(() => linkIdentity(user, provider)));
      return null;
    });

  const unlink = (id: string) =>
    act(async () => {
      await guard(() => unlinkIdentity(user, id));
      setLeaving(null);
      await load();
      onSessionsEnded();
      return say("service_unlinked");
    });

  return (
    <Section id="services" title={say("services")} said={said} stage={`${leaving} ${linked?.length}`}>
      <p className="infoText">{say("services_hint")}</p>
      <ul className="sessionList">
        {linked?.map(({ id, provider, can_unlink }) => (
          <li key={id} className="sessionItem">
            <p className="infoText">
              <strong>{nameOf(provider)}</strong>
              {!can_unlink && <span className="itemFact">{say("last_way_in")}</span>}
            </p>
            {can_unlink && leaving !== id && (
              <button type="button" className="btnLink" onClick={() => setLeaving(id)}>
                {say("remove")}
                <span className="visuallyHidden"> {nameOf(provider)}</span>
              </button>
            )}
            {leaving === id && (
              <div className="itemForm">
                <p className="infoText">{say("unlink_question")}</p>
                <button type="button" className="btn btnQuiet" onClick={() => unlink(id)}>
                  {say("confirm_remove")}
                </button>
                <CancelButton say={say} onClick={() => setLeaving(null)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {missing.map((provider) => (
        <button
          key={provider}
          type="button"
          className="btn btnQuiet"
          disabled={isBusy || isComing}
          onClick={() => link(provider)}
        >
          {`${say("link_service")} ${nameOf(provider)}`}
        </button>
      ))}
      {proof}
    </Section>
  );
}
