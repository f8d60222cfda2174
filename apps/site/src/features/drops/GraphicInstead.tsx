import Link from "@docusaurus/Link";
import { Notice } from "@nv/ui";
import { useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { graphicOf } from "../../library/core/graphic-of";
import { filesCalls } from "../../library/files-calls";
import { writeAddress } from "../../pieces/core/registry-address";

/** Says of a file that makes a graphic by itself where it is made; nothing of others, and nothing while it is not known. */
export function GraphicInstead({ fileId }: { readonly fileId: string }): ReactNode {
  const { body } = useRemote(fileId, async (signal) => (fileId === "" ? null : filesCalls.detail(fileId, signal)));
  const making = body === null ? null : graphicOf(body.facts);
  if (making === null) return null;
  return (
    <Notice tone="plain">
      <p>
        Para una noticia, mejor{" "}
        <Link to={writeAddress({ part: "new", making: making.making, source: `file:${fileId}` })}>
          hacer {making.words} con esto
        </Link>
        : aquí se da tal cual, con todo su peso.
      </p>
    </Notice>
  );
}
