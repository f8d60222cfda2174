import type { TotpSetup } from "@nv/identity-client";
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
  /** Begins the setup. */
  readonly startEnrolment: () => Promise<TotpSetup>;
  /** Ends it with the first code. */
  readonly enrol: (code: string) => Promise<Enrolled>;
  /** Gives the sign-in up. */
  readonly cancel: () => void;
}

/** The setup of a second factor by somebody who may not sign in without one: the drawing, the first code, the recovery codes. */
export function EnrolmentPage({ locale, translate, textOfError, startEnrolment, enrol, cancel }: EnrolmentPageProps) {
  const texts = useAccountTexts(locale);
  const say = (key: string) => {
    const own = texts ? lookUp(texts, key) : key;
    return own === key ? translate(key) : own;
  };
  const { isBusy, said, act } = useAct((error) => say(textOfError(error)));
  const [begun, setBegun] = useState<{ readonly setup: TotpSetup; readonly qr: QrDrawing } | null>(null);
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because each beginning makes another secret.
  useEffect(() => {
    act(async () => {
      const [setup, { qrDrawingOf }] = await Promise.all([startEnrolment(), import("./qr-drawing.ts")]);
      setBegun({ setup, qr: qrDrawingOf(setup.uri) });
      return null;
    });
  }, []);

  if (!texts) return null;
  return (
    <div className="nv-account enrolment" lang={say("lang")}>
      {!enrolled && (
        <p className="infoText">
          {say("This account must have a second factor: set up an authenticator app to sign in")}
        </p>
      )}
      {begun && !enrolled && (
        <SetupForm
          {...begun}
          {...{ isBusy, say, cancel }}
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
