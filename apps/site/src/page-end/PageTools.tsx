import { useLocation } from "@docusaurus/router";
import { PAGE_MARKDOWN_PATH } from "@nv/contracts";
import { type ReactNode, useState } from "react";
import { useDialogs } from "../dialogs/dialogs-context";
import { useSiteIndex } from "../navigation/use-site-index";

type Copying = "idle" | "copied" | "failed";

const COPY_WORDS: Readonly<Record<Copying, string>> = {
  idle: "Copiar como Markdown",
  copied: "Copiado",
  failed: "No se ha podido copiar",
};

interface Props {
  /** File of the page, `@site/content/docs/intro.mdx`. */
  readonly source: string;
}

/** What can be done with a page: suggest an edit of it, take it away as text, print it. */
export function PageTools({ source }: Props): ReactNode {
  const { pathname } = useLocation();
  const { repositoryEditUrl } = useSiteIndex();
  const { open } = useDialogs();
  const [copying, setCopying] = useState<Copying>("idle");
  const markdownAddress = `${PAGE_MARKDOWN_PATH}?${new URLSearchParams({ path: decodeURI(pathname) })}`;
  const editAddress = encodeURI(`${repositoryEditUrl}${source.replace(/^@site\//, "apps/site/")}`);

  async function copy() {
    try {
      const response = await fetch(markdownAddress);
      if (!response.ok) throw new Error(`${response.status}`);
      await navigator.clipboard.writeText(await response.text());
      setCopying("copied");
    } catch {
      // The network, the session or the browser's permission: the text is one link away.
      setCopying("failed");
    }
  }

  return (
    <ul className="nv-tools">
      <li>
        <button type="button" onClick={() => open("proposal")}>
          Proponer un cambio
        </button>
      </li>
      {repositoryEditUrl !== "" && (
        <li>
          <a href={editAddress}>Editar en el repositorio</a>
        </li>
      )}
      <li>
        <button type="button" onClick={() => void copy()}>
          <span aria-live="polite">{COPY_WORDS[copying]}</span>
        </button>
      </li>
      <li>
        <a href={markdownAddress} data-noBrokenLinkCheck>
          Ver en Markdown
        </a>
      </li>
      <li>
        <button type="button" onClick={() => window.print()}>
          Imprimir
        </button>
      </li>
    </ul>
  );
}
