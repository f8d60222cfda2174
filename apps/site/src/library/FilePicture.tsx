import { FILE_KINDS } from "@nv/contracts";
import type { FileSummary } from "@nv/contracts/schemas";
import { type ReactNode, useState } from "react";

/** Picture of a file, in a box of reserved size; the label of its kind while no picture can be shown. */
export function FilePicture({ file }: { readonly file: Pick<FileSummary, "kind" | "pictureUrl"> }): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { kind, pictureUrl } = file;
  return (
    <span className="nv-picture" data-kind={kind} aria-hidden="true">
      {pictureUrl === null || pictureUrl === brokenUrl ? (
        FILE_KINDS[kind]
      ) : (
        <img src={pictureUrl} alt="" loading="lazy" decoding="async" onError={() => setBrokenUrl(pictureUrl)} />
      )}
    </span>
  );
}
