import type { Settings, User } from "@nv/identity-client";
import { type ReactNode, useCallback, useState } from "react";
import { passwordRule } from "../core/password-rule.ts";
import { translate as lookUp } from "../core/translate.ts";
import { AccountForm } from "./AccountForm.tsx";
import { IdentityList } from "./IdentityList.tsx";
import { PasskeyList } from "./PasskeyList.tsx";
import { ProofForm } from "./ProofForm.tsx";
import { SessionList } from "./SessionList.tsx";
import { TwoStep } from "./TwoStep.tsx";
import type { AccountTexts } from "./texts/en.ts";
import { useAccountTexts } from "./use-account-texts.ts";
import { useGuard } from "./use-guard.ts";

/** Props of {@link AccountPage}. */
export interface AccountPageProps {
  /** Person who is signed in. */
  readonly user: User;
  /** Language of the texts: one of the widget's eight. */
  readonly locale: string;
  /** Features that the service offers; passkeys and second factors show only when it offers them. */
  readonly settings: Settings | null;
  /** The dialog's texts, in the same language: its store has them. */
  readonly translate: (key: string) => string;
  /** Reads the text of a failure, as the texts know it. */
  readonly textOfError: (error: unknown) => string;
}

/**
 * A person's own account: name, address, password, passkeys, second factor, and where they are signed in.
 *
 * In the dialog it wears the dialog's styles; elsewhere bring `account.css`, which follows the page's `--nv-*` properties.
 */
export function AccountPage(props: AccountPageProps) {
  const { texts, failure } = useAccountTexts(props.locale);
  if (texts) return <Sections {...props} texts={texts} />;
  return failure ? <p role="alert">{props.translate(props.textOfError(failure))}</p> : null;
}

interface SectionsProps extends AccountPageProps {
  readonly texts: AccountTexts;
}

/** Whether any service but the address itself signs people in. */
const hasServices = ({ external }: Settings) =>
  Object.keys(external).some((name) => name !== "email" && external[name]);

function Sections({ user, settings, texts, translate, textOfError }: SectionsProps) {
  const [endings, setEndings] = useState(0);
  const { asked, run } = useGuard();

  const say = useCallback(
    (key: string) => {
      const own = lookUp(texts, key);
      return own === key ? translate(key) : own;
    },
    [texts, translate],
  );
  const explain = useCallback((error: unknown) => say(textOfError(error)), [say, textOfError]);

  const guardFor =
    (section: string) =>
    <Result,>(change: () => Promise<Result>) =>
      run(section, change);
  const proofFor = (section: string): ReactNode =>
    asked?.section === section && <ProofForm user={user} asked={asked} say={say} explain={explain} />;
  const endSessions = () => setEndings((count) => count + 1);
  const shared = { user, say, explain };
  const credentials = (section: string) => ({
    ...shared,
    guard: guardFor(section),
    proof: proofFor(section),
    onSessionsEnded: endSessions,
  });

  return (
    <div className="nv-account" lang={say("lang")}>
      <AccountForm
        id="profile"
        title={say("profile")}
        fields={[
          {
            name: "name",
            label: say("form_name_label"),
            type: "text",
            autoComplete: "name",
            initialValue: user.user_metadata?.full_name || user.user_metadata?.name || "",
          },
        ]}
        submit={say("save_name")}
        saving={say("saving")}
        explain={explain}
        send={async ({ name = "" }) => {
          await user.update({ data: { full_name: name.trim() } });
          return say("name_saved");
        }}
      />
      <AccountForm
        id="email"
        title={say("form_email_label")}
        fields={[
          {
            name: "email",
            label: say("form_email_label"),
            type: "email",
            autoComplete: "email",
            initialValue: user.email,
            hint: user.new_email ? say("email_sent") : say("email_hint"),
          },
        ]}
        submit={say("change_email")}
        saving={say("saving")}
        explain={explain}
        send={async ({ email = "" }) => {
          await run("email", () => user.update({ email: email.trim() }));
          return say("email_sent");
        }}
      >
        {proofFor("email")}
      </AccountForm>
      <AccountForm
        id="password"
        title={say("form_password_label")}
        fields={[
          {
            name: "password",
            label: say("form_new_password_label"),
            type: "password",
            autoComplete: "new-password",
            hint: passwordRule(say, settings?.password_min_length),
          },
        ]}
        submit={say("update_password")}
        saving={say("updating_password")}
        explain={explain}
        send={async ({ password = "" }) => {
          await run("password", () => user.update({ password }));
          endSessions();
          return say("password_saved");
        }}
      >
        {proofFor("password")}
      </AccountForm>
      {settings && hasServices(settings) && <IdentityList {...credentials("services")} settings={settings} />}
      {settings?.passkeys && <PasskeyList {...credentials("passkeys")} />}
      <TwoStep {...credentials("two-step")} isOffered={settings?.mfa === true} />
      <SessionList {...shared} lang={say("lang")} endings={endings} />
    </div>
  );
}
