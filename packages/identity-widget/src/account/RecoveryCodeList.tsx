import type { RefObject } from "react";
import { useRef } from "react";
import { useAct } from "./use-act.ts";

/** Name of the file with the codes. */
const FILE_NAME = "recovery-codes.txt";

/** Props of {@link RecoveryCodeList}. */
interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly say: (key: string) => string;
  readonly onKept: () => void;
}

/** The recovery codes, shown once: to copy, to keep as a file, or to write down. */
export function RecoveryCodeList({ codes, say, onKept }: RecoveryCodeListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { said, act } = useAct(() => say("copy_failed"));
  const text = codes.join("\n");

  const copy = () =>
    act(async () => {
      const page = list.current?.ownerDocument.defaultView;
      if (!page) return null;
      await page.navigator.clipboard.writeText(text);
      return say("codes_copied");
    });

  return (
    <>
      <h3>{say("recovery_codes")}</h3>
      <p className="infoText">{say("recovery_codes_hint")}</p>
      <ol className="codeList" ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="itemActions">
        <button type="button" className="btnLink" onClick={copy}>
          {say("copy_codes")}
        </button>
        <button type="button" className="btnLink" onClick={() => download(list, text)}>
          {say("download_codes")}
        </button>
      </div>
      <button type="button" className="btn" onClick={onKept}>
        {say("codes_kept")}
      </button>
      <div role="status">{said && <p className="flashMessage">{said.text}</p>}</div>
    </>
  );
}

function download({ current }: RefObject<HTMLElement | null>, text: string): void {
  if (!current) return;
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }));
  const link = current.ownerDocument.createElement("a");
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}
