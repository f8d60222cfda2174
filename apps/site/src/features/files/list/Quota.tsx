import type { FileList } from "@nv/contracts/schemas";
import { formatBytes } from "@nv/spanish";
import { Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { quotaShare } from "../../../library/core/facts-in-words";

/** From which share on the room is told to run out. */
const SHORT_SHARE = 0.9;

/** Room that the library has left. */
export function Quota({ usedBytes, quotaBytes }: Pick<FileList, "usedBytes" | "quotaBytes">): ReactNode {
  const isFull = usedBytes >= quotaBytes;
  const isShort = usedBytes >= SHORT_SHARE * quotaBytes;
  return (
    <>
      <p className="nv-files__facts nv-quiet nv-said">
        {formatBytes(usedBytes)} de {formatBytes(quotaBytes)} ({quotaShare(usedBytes, quotaBytes)})
      </p>
      {isShort && (
        <Notice tone={isFull ? "wrong" : "plain"}>
          <p>
            {isFull ? "No cabe nada más." : "Queda poco sitio."} Borra lo que esté «sin usar», o pide a quien administra
            que suba el límite.
          </p>
        </Notice>
      )}
    </>
  );
}
