import {
  activateTotp,
  type FactorState,
  factorState,
  loadPart,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
  type TotpSetup,
} from "@nv/identity-client";
import { useCallback, useEffect, useState } from "react";
import { CancelButton } from "./CancelButton.tsx";
import type { CredentialSectionProps } from "./PasskeyList.tsx";
import type { QrDrawing } from "./qr-drawing.ts";
import { RecoveryCodeList } from "./RecoveryCodeList.tsx";
import { Section } from "./Section.tsx";
import { SetupForm } from "./SetupForm.tsx";
import { useAct } from "./use-act.ts";

/** Props of {@link TwoStep}. */
interface TwoStepProps extends CredentialSectionProps {
  /** People may set one up now; who has one keeps it in any case. */
  readonly isOffered: boolean;
}

/** State of the section. */
type Stage =
  | { readonly kind: "loading" | "state" | "question" }
  | { readonly kind: "setup"; readonly setup: TotpSetup; readonly qr: QrDrawing }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

/** The second factor: set up with an application, its recovery codes, and its end. */
export function TwoStep({ user, say, explain, guard, proof, onSessionsEnded, isOffered }: TwoStepProps) {
  const [factors, setFactors] = useState<FactorState | null>(null);
  const [stage, setStage] = useState<Stage>({ kind: "loading" });
  const { isBusy, said, act } = useAct(explain);

  const load = useCallback(async () => {
    setFactors(await factorState(user));
    setStage({ kind: "state" });
  }, [user]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` is new at each drawing; the state is of the person.
  useEffect(() => void act(() => load().then(() => null)), [load]);

  const start = () =>
    act(async () => {
      const [setup, { qrDrawingOf }] = await Promise.all([
        guard(() => startTotp(user)),
        loadPart(() => import("./qr-drawing.ts")),
      ]);
      setStage({ kind: "setup", setup, qr: qrDrawingOf(setup.uri) });
      return null;
    });

  const activate = (code: string) =>
    act(async () => {
      const { recovery_codes } = await guard(() => activateTotp(user, code));
      setStage({ kind: "codes", codes: recovery_codes });
      onSessionsEnded();
      return say("two_step_on");
    });

  const renew = () =>
    act(async () => {
      const { recovery_codes } = await guard(() => renewRecoveryCodes(user));
      setStage({ kind: "codes", codes: recovery_codes });
      return null;
    });

  const remove = () =>
    act(async () => {
      await guard(() => removeTotp(user));
      await load();
      onSessionsEnded();
      return say("two_step_removed");
    });

  const since = (when: string) =>
    `${say("two_step_since")} ${new Intl.DateTimeFormat(say("lang"), { dateStyle: "long" }).format(new Date(when))}`;

  if (!isOffered && !factors?.totp && stage.kind !== "codes") return null;
  return (
    <Section id="two-step" title={say("two_step")} said={said} stage={stage.kind}>
      {stage.kind === "loading" && <p className="infoText">{said ? "" : say("loading")}</p>}
      {stage.kind === "state" && !factors?.totp && (
        <>
          <p className="infoText">{say("two_step_hint")}</p>
          <button type="button" className="btn btnQuiet" aria-busy={isBusy} onClick={start}>
            {say("set_up_two_step")}
          </button>
        </>
      )}
      {stage.kind === "state" && factors?.totp && (
        <>
          <p className="infoText">
            <strong>{since(factors.totp.activated_at)}</strong>
            <span className="itemFact">{`${say("codes_left")} ${factors.recovery_codes_left}`}</span>
          </p>
          <div className="itemActions">
            <button type="button" className="btnLink" onClick={renew}>
              {say("new_codes")}
            </button>
            <button type="button" className="btnLink" onClick={() => setStage({ kind: "question" })}>
              {say("turn_off")}
            </button>
          </div>
        </>
      )}
      {stage.kind === "question" && (
        <>
          <p className="infoText">{say("turn_off_question")}</p>
          <button type="button" className="btn btnQuiet" onClick={remove}>
            {say("confirm_turn_off")}
          </button>
          <CancelButton say={say} onClick={() => setStage({ kind: "state" })} />
        </>
      )}
      {stage.kind === "setup" && (
        <SetupForm
          say={say}
          isBusy={isBusy}
          setup={stage.setup}
          qr={stage.qr}
          send={activate}
          cancel={() => setStage({ kind: "state" })}
        />
      )}
      {stage.kind === "codes" && (
        <RecoveryCodeList codes={stage.codes} say={say} onKept={() => act(() => load().then(() => null))} />
      )}
      {proof}
    </Section>
  );
}
