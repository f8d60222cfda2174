import Link from "@docusaurus/Link";
import { FILE_KINDS } from "@nv/contracts";
import type { FileSummary } from "@nv/contracts/schemas";
import type { KeyboardEvent, ReactNode } from "react";
import { factsInShort } from "../../../library/core/facts-in-words";
import { writeAddress } from "../../../library/core/files-address";
import { FilePicture } from "../../../library/FilePicture";
import { nextInGrid } from "../core/next-in-grid";
import { FileMarks } from "./FileMarks";

const linksIn = (grid: Element) => [...grid.querySelectorAll<HTMLElement>("[data-card] a")];

/** Counts the cards in the row of the first one. */
function columnsOf(links: readonly HTMLElement[]): number {
  const tops = links.map((link) => Math.round(link.closest("[data-card]")?.getBoundingClientRect().top ?? 0));
  return tops.filter((top) => top === tops[0]).length;
}

function move(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = linksIn(event.currentTarget);
  const index = links.findIndex((link) => link.matches(":focus"));
  if (index === -1) return;
  const next = nextInGrid(event.key, { index, count: links.length, columns: columnsOf(links) });
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}

/** Files as pictures. The arrow keys go from one to the next, in all four directions. */
export function FileGrid({ files }: { readonly files: readonly FileSummary[] }): ReactNode {
  return (
    <ul className="nv-cards nv-files__grid" onKeyDown={move}>
      {files.map((file) => (
        <li key={file.id} className="nv-cards__card" data-card="">
          <FilePicture file={file} />
          <h2 className="nv-cards__title">
            <Link to={writeAddress({ id: file.id })}>{file.name}</Link>
          </h2>
          <p>
            {FILE_KINDS[file.kind]} · {factsInShort(file.facts)}
          </p>
          <p className="nv-files__marks">
            <FileMarks file={file} />
          </p>
        </li>
      ))}
    </ul>
  );
}
