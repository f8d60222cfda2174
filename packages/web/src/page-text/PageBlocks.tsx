import { Fragment, type ReactNode } from "react";
import type { Block, Line, Inline as PlainInline } from "./core/read-markdown.ts";

/** A stretch of a line, with what becomes of it when two texts are compared. */
type Inline = PlainInline & { readonly change?: "same" | "removed" | "added" };

/** Gives each item its place as its key: a text is drawn anew as a whole. */
const keyed = <Item,>(items: readonly Item[]) => items.map((item, at) => ({ item, key: String(at) }));

function marked({ kind, text }: Inline): ReactNode {
  switch (kind) {
    case "code":
      return <code>{text}</code>;
    case "strong":
      return <strong>{text}</strong>;
    case "emphasis":
      return <em>{text}</em>;
    case "link":
      // Nobody leaves what they are reading by a preview.
      return <u>{text}</u>;
    case "target":
      return <small className="nv-page-text__target"> ({text})</small>;
    default:
      return text;
  }
}

/** Stretch of a line: what goes is struck out and what comes is underlined; a screen reader says which. */
function Changed({ part }: { readonly part: Inline }): ReactNode {
  if (part.change === "removed")
    return (
      <del>
        <span className="nv-visually-hidden">[se quita: </span>
        {marked(part)}
        <span className="nv-visually-hidden">] </span>
      </del>
    );
  if (part.change === "added")
    return (
      <ins>
        <span className="nv-visually-hidden">[se añade: </span>
        {marked(part)}
        <span className="nv-visually-hidden">] </span>
      </ins>
    );
  return marked(part);
}

function Words({ line }: { readonly line: Line<Inline> }): ReactNode {
  return keyed(line).map(({ item, key }) => (
    <Fragment key={key}>
      <Changed part={item} />
    </Fragment>
  ));
}

function Items({ items }: { readonly items: readonly Line<Inline>[] }): ReactNode {
  return keyed(items).map(({ item, key }) => (
    <li key={key}>
      <Words line={item} />
    </li>
  ));
}

function Drawn({ block }: { readonly block: Block<Inline> }): ReactNode {
  switch (block.kind) {
    case "heading":
      return (
        <p className="nv-page-text__heading">
          <Words line={block.text} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <Words line={block.text} />
        </blockquote>
      );
    case "paragraph":
      return (
        <p>
          <Words line={block.text} />
        </p>
      );
    case "code":
      return (
        <pre>
          <code>
            <Words line={block.text} />
          </code>
        </pre>
      );
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          <Items items={block.items} />
        </List>
      );
    }
    case "table":
      return (
        <table>
          <tbody>
            {keyed(block.rows).map(({ item: row, key }) => (
              <tr key={key}>
                {keyed(row).map(({ item: cell, key: place }) => (
                  <td key={place}>
                    <Words line={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "record":
      return (
        <ul className="nv-page-text__record">
          <Items items={block.items} />
        </ul>
      );
    case "program":
      return <p className="nv-page-text__piece">Lo que trae el programa de la página, que no se lee.</p>;
    case "component":
      return (
        <div className="nv-page-text__piece">
          <p>Aquí la página dibuja «{block.name}».</p>
          {block.sentences.length > 0 && (
            <ul>
              <Items items={block.sentences} />
            </ul>
          )}
        </div>
      );
  }
}

export interface PageBlocksProps {
  /** As `readMarkdown` reads them; when two texts are compared, with what changes marked. */
  readonly blocks: readonly Block<Inline>[];
}

/**
 * Blocks of a page as they are read, without the page's program. Everything is drawn as text, whatever it looks like; a heading is none here,
 * so that the page around keeps its own.
 */
export function PageBlocks({ blocks }: PageBlocksProps): ReactNode {
  return (
    <div className="nv-page-text">
      {keyed(blocks).map(({ item, key }) => (
        <Drawn key={key} block={item} />
      ))}
    </div>
  );
}
