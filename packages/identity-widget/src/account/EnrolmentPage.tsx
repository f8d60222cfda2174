import { canUsePasskeys, loadPart, type TotpSetup } from "@nv/identity-client";
import { useEffect, useState } from "react";
import { translate as lookUp } from "../core/translate.ts";
import type { Enrolled } from "../store/factor-actions.ts";
import type { QrDrawing } from "./qr-drawing.ts";
import { RecoveryCodeList } from "./RecoveryCodeList.tsx";
import { SetupForm } from "./SetupForm.tsx";
import { useAccountTexts } from "./use-account-texts.ts";
import { useAct } from "./use-act.ts";

/** Props of {@link EnrolmentPage}. */
export interface EnrolmentPageProps {
  readonly locale: string;
  readonly translate: (key: string) => string;
  readonly textOfError: (error: unknown) => string;
  /** Whether the service takes passkeys. */
  readonly hasPasskeys: boolean;
  /** Begins the setup of an application. */
  readonly startEnrolment: () => Promise<TotpSetup>;
  /** Ends it with the first code. */
  readonly enrol: (code: string) => Promise<Enrolled>;
  /** Makes a passkey instead, and goes on with the sign-in. */
  readonly enrolPasskey: () => Promise<void>;
  /** Gives the sign-in up. */
  readonly cancel: () => void;
}

/**
 * The setup of a second factor by somebody who may not sign in without one: a passkey, where browser and service know
 * them, or an application with its drawing, its first code and the recovery codes.
 */
export function EnrolmentPage(props: EnrolmentPageProps) {
  const { locale, translate, textOfError, hasPasskeys, startEnrolment, enrol, enrolPasskey, cancel } = props;
  const { texts, failure } = useAccountTexts(locale);
  const say = (key: string) => {
    const own = texts ? lookUp(texts, key) : key;
    return own === key ? translate(key) : own;
  };
  const { isBusy, said, act } = useAct((error) => say(textOfError(error)));
  const passkey = useAct((error) => say(textOfError(error)));
  const canChoose = hasPasskeys && canUsePasskeys();
  const makePasskey = () => enrolPasskey().then(() => null);
  const [begun, setBegun] = useState<{ readonly setup: TotpSetup; readonly qr: QrDrawing } | null>(null);
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because each beginning makes another secret.
  useEffect(() => {
    act(async () => {
      const [setup, { qrDrawingOf }] = await Promise.all([startEnrolment(), loadPart(() => import("./qr-drawing.ts"))]);
      setBegun({ setup, qr: qrDrawingOf(setup.uri) });
      return null;
    });
  }, []);

  if (!texts) return failure ? <p role="alert">{translate(textOfError(failure))}</p> : null;
  return (
    <div className="nv-account enrolment" lang={say("lang")}>
      {!enrolled && (
        <p className="infoText">
          {say(
            canChoose
              ? "must_have_factor"
              : "This account must have a second factor: set up an authenticator app to sign in",
          )}
        </p>
      )}
      {canChoose && !enrolled && (
        <>
          <p className="infoText">{say("passkeys_hint")}</p>
          <button type="button" className="btn" aria-disabled={passkey.isBusy} onClick={() => passkey.act(makePasskey)}>
            {say(passkey.isBusy ? "adding_passkey" : "make_passkey")}
          </button>
          <div role="alert">{passkey.said && <p className="flashMessage error">{passkey.said.text}</p>}</div>
          <p className="hr">
            <span>{say("or")}</span>
          </p>
        </>
      )}
      {begun && !enrolled && (
        <SetupForm
          {...begun}
          isBusy={isBusy}
          say={say}
          cancel={cancel}
          send={(code) =>
            act(async () => {
              setEnrolled(await enrol(code));
              return null;
            })
          }
        />
      )}
      {enrolled && (
        <RecoveryCodeList
          codes={enrolled.recoveryCodes}
          say={say}
          onKept={() => act(() => enrolled.goOn().then(() => null))}
        />
      )}
      <div role="alert">{said?.isBad && <p className="flashMessage error">{said.text}</p>}</div>
    </div>
  );
}
