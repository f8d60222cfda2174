import type { TotpSetup } from "@nv/identity-client";
import type { FormEvent } from "react";
import { CancelButton } from "./CancelButton.tsx";
import type { QrDrawing } from "./qr-drawing.ts";
import { TextField } from "./TextField.tsx";

/** Props of {@link SetupForm}. */
interface SetupFormProps {
  readonly setup: TotpSetup;
  readonly qr: QrDrawing;
  readonly isBusy: boolean;
  readonly say: (key: string) => string;
  readonly send: (code: string) => void;
  readonly cancel: () => void;
}

/** Form of the secret with which an authenticator application is set up, and the field for its first code. */
export function SetupForm({ setup, qr, isBusy, say, send, cancel }: SetupFormProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(String(new FormData(event.currentTarget).get("code") ?? "").trim());
  }

  return (
    <form className="form" noValidate aria-busy={isBusy} onSubmit={onSubmit}>
      <p className="infoText">{say("scan_qr")}</p>
      <svg className="qrCode" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={say("qr_alt")}>
        <rect width="100%" height="100%" fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="infoText">
        {say("type_secret")}
        <code className="secret">{setup.secret}</code>
      </p>
      <TextField id="totp-code" name="code" type="text" label={say("form_code_label")} autoComplete="one-time-code" />
      <button type="submit" className="btn">
        {say(isBusy ? "confirming_code" : "turn_on")}
      </button>
      <CancelButton say={say} onClick={cancel} />
    </form>
  );
}
