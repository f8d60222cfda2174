import { FILE_KINDS } from "@nv/contracts";
import type { FileSummary } from "@nv/contracts/schemas";
import { type ReactNode, useState } from "react";

/** What a file looks like, in a place that is reserved for it; its kind in letters while nothing can be seen. */
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
