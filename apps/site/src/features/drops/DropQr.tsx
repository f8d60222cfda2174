import { Button } from "@nv/ui";
import { FailureNotice, saveFile, useRemote } from "@nv/web";
import type { ReactNode } from "react";

interface Props {
  readonly url: string;
  /** Name of the drawing, when it is saved. */
  readonly slug: string;
}

/** A QR code of an address, drawn here. */
export function DropQr({ url, slug }: Props): ReactNode {
  const { body, failure, reload } = useRemote(url, async () => {
    const { renderSVG } = await import("uqr");
    // ISO/IEC 18004 asks for four light modules around.
    return renderSVG(url, { ecc: "M", border: 4 });
  });
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  return (
    <figure className="nv-drops__qr nv-stack-2 nv-start">
      {body === null ? (
        <span className="nv-drops__code" />
      ) : (
        <img
          className="nv-drops__code"
          src={`data:image/svg+xml,${encodeURIComponent(body)}`}
          alt="QR de la dirección"
        />
      )}
      <figcaption>
        <Button
          disabled={body === null}
          onClick={() => saveFile({ name: `${slug}-qr.svg`, content: body ?? "", type: "image/svg+xml" })}
        >
          Descargar el QR
        </Button>
      </figcaption>
    </figure>
  );
}
