import { CopyButton } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly of: {
    /** Addresses of what readers have; `null` before it is published. */
    readonly latestJsonUrl: string | null;
    readonly latestCsvUrl: string | null;
    readonly publicUrl: string | null;
  };
  /** Name of the data in our graphics: `series:ipc`. */
  readonly reference: string;
  /** Other remarks on where it is read. */
  readonly children?: ReactNode;
}

/** Addresses where readers, programs and our graphics get published data, or how they come to exist. */
export function DataAddresses({ of, reference, children }: Props): ReactNode {
  const { latestJsonUrl, latestCsvUrl, publicUrl } = of;
  if (latestJsonUrl === null || latestCsvUrl === null || publicUrl === null)
    return (
      <section aria-labelledby="datos-direcciones">
        <h3 id="datos-direcciones">Dónde se lee</h3>
        <p>En ningún sitio todavía: sus direcciones salen aquí al publicar.</p>
      </section>
    );
  const addresses = [
    { name: "La última, para programas", text: latestJsonUrl },
    { name: "La última, para hojas de cálculo y Datawrapper", text: latestCsvUrl },
    { name: "Esta versión, siempre igual", text: publicUrl },
  ];
  return (
    <section aria-labelledby="datos-direcciones">
      <h3 id="datos-direcciones">Dónde se lee</h3>
      <ul className="nv-stack-2 nv-plain nv-breaks">
        {addresses.map(({ name, text }) => (
          <li key={name}>
            {name}: <a href={text}>{text}</a> <CopyButton text={text} what={name} />
          </li>
        ))}
        <li>
          En un gráfico nuestro: <code>{reference}</code> <CopyButton text={reference} what="En un gráfico nuestro" />
        </li>
      </ul>
      {children}
    </section>
  );
}
