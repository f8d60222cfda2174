import type { User } from "@nv/identity-client";
import { useCallback, useState } from "react";
import { AccountForm } from "./AccountForm.tsx";
import { SessionList } from "./SessionList.tsx";
import { accountTextsOf } from "./texts/all.ts";

/** Props of {@link AccountPage}. */
export interface AccountPageProps {
  /** Who is signed in. */
  readonly user: User;
  /** Language of the texts: one of the widget's eight. */
  readonly locale: string;
  /** The dialog's texts, in the same language: its store has them. */
  readonly translate: (key: string) => string;
  /** Reads the text of a failure, as the texts know it. */
  readonly textOfError: (error: unknown) => string;
}

/** What the service says when the sign-in is too old to change a credential. */
const PASSWORD_WANTED = "Current password required";

/**
 * A person's own account: name, address, password, and where they are signed in.
 *
 * In the dialog it wears the dialog's styles; elsewhere bring `account.css`, which follows the page's `--nv-*` properties.
 */
export function AccountPage({ user, locale, translate, textOfError }: AccountPageProps) {
  const [isPasswordWanted, setPasswordWanted] = useState(false);

  const say = useCallback((key: string) => accountTextsOf(locale)[key] ?? translate(key), [locale, translate]);
  const explain = useCallback(
    (error: unknown) => {
      const text = textOfError(error);
      if (text === PASSWORD_WANTED) setPasswordWanted(true);
      return say(text);
    },
    [say, textOfError],
  );

  const currentPassword = {
    name: "current_password",
    label: say("current_password"),
    type: "password",
    autoComplete: "current-password",
  } as const;
  const proof = isPasswordWanted ? [currentPassword] : [];
  const withProof = ({ current_password }: Readonly<Record<string, string>>) =>
    current_password ? { current_password } : {};

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
          ...proof,
        ]}
        submit={say("change_email")}
        saving={say("saving")}
        explain={explain}
        send={async (values) => {
          await user.update({ email: values.email?.trim() ?? "", ...withProof(values) });
          return say("email_sent");
        }}
      />
      <AccountForm
        id="password"
        title={say("form_password_label")}
        fields={[
          {
            name: "password",
            label: say("form_new_password_label"),
            type: "password",
            autoComplete: "new-password",
            hint: say("password_rule"),
          },
          ...proof,
        ]}
        submit={say("update_password")}
        saving={say("updating_password")}
        explain={explain}
        send={async (values) => {
          await user.update({ password: values.password ?? "", ...withProof(values) });
          return say("password_saved");
        }}
      />
      <SessionList user={user} lang={say("lang")} say={say} explain={explain} />
    </div>
  );
}
