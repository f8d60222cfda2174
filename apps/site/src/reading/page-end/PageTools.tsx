import { useLocation } from "@docusaurus/router";
import { PAGE_MARKDOWN_PATH } from "@nv/contracts";
import { usePassing } from "@nv/ui";
import { request, tabStore } from "@nv/web";
import { type ReactNode, useEffect, useState } from "react";
import { useDialogs } from "../../frame/dialogs/dialogs-context";
import { useSiteIndex } from "../../frame/navigation/use-site-index";
import { proposalKey, readProposal } from "../proposal/core/proposal-draft";

/** Time that the button shows the outcome of a click, milliseconds: enough to look from the key to the words. */
const OUTCOME_MS = 2500;

type Copying = "idle" | "copied" | "failed";

const COPY_WORDS: Readonly<Record<Copying, string>> = {
  idle: "Copiar como Markdown",
  copied: "Copiado",
  failed: "No se ha podido copiar",
};

async function textOf(address: string): Promise<string> {
  return (await request(address, { headers: { accept: "text/markdown" } })).text();
}

/** Safari lets only a click write, and by the time the text comes the click is over: it is given the promise of it. */
async function copyWhenItComes(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const plain = text.then((words) => new Blob([words], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
}

interface Props {
  /** File of the page, `@site/content/docs/intro.mdx`. */
  readonly source: string;
}

/** Actions on a page: suggest an edit of it, take it away as text, print it. */
export function PageTools({ source }: Props): ReactNode {
  const { pathname } = useLocation();
  const { repositoryEditUrl } = useSiteIndex();
  const { open } = useDialogs();
  const [copying, setCopying] = usePassing<Copying>("idle", OUTCOME_MS);
  const [isHalfWritten, setIsHalfWritten] = useState(false);
  const path = decodeURI(pathname);
  useEffect(() => setIsHalfWritten(readProposal(tabStore.read(proposalKey(path))) !== null), [path]);
  const markdownAddress = `${PAGE_MARKDOWN_PATH}?${new URLSearchParams({ path })}`;
  const editAddress = encodeURI(`${repositoryEditUrl}${source.replace(/^@site\//, "apps/site/")}`);

  async function copy() {
    try {
      await copyWhenItComes(textOf(markdownAddress));
      setCopying("copied");
    } catch {
      // The network, the session or the browser's permission: the text is one link away.
      setCopying("failed");
    }
  }

  return (
    <ul className="nv-tools nv-cluster nv-plain nv-small">
      <li>
        <button type="button" onClick={() => open("proposal")}>
          {isHalfWritten ? "Seguir con tu propuesta" : "Proponer un cambio"}
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
