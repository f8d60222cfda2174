import type { ReactNode } from "react";
import { type Block, type Inline, readMarkdown } from "./core/read-markdown";

function Line({ parts }: { readonly parts: readonly Inline[] }): ReactNode {
  return parts.map(({ kind, text }, at) => {
    const key = `${at}-${text}`;
    if (kind === "code") return <code key={key}>{text}</code>;
    if (kind === "strong") return <strong key={key}>{text}</strong>;
    if (kind === "emphasis") return <em key={key}>{text}</em>;
    // Nobody leaves a half written proposal by its preview.
    return kind === "link" ? <u key={key}>{text}</u> : text;
  });
}

/** What repeats is told apart by its place: a preview is drawn anew as a whole. */
const keyed = <Item,>(items: readonly Item[]) => items.map((item, at) => ({ item, key: String(at) }));

function Drawn({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case "heading":
      return (
        <h3>
          <Line parts={block.text} />
        </h3>
      );
    case "quote":
      return (
        <blockquote>
          <Line parts={block.text} />
        </blockquote>
      );
    case "paragraph":
      return (
        <p>
          <Line parts={block.text} />
        </p>
      );
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {keyed(block.items).map(({ item, key }) => (
            <li key={key}>
              <Line parts={item} />
            </li>
          ))}
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
                    <Line parts={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "component":
      return (
        <div className="nv-proposal__piece">
          <p>Aquí la página dibuja «{block.name}».</p>
          <ul>
            {keyed(block.sentences).map(({ item, key }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        </div>
      );
  }
}

/** A part of a page as it will be read, without the page's program. */
export function PartPreview({ text }: { readonly text: string }): ReactNode {
  const blocks = readMarkdown(text);
  if (blocks.length === 0) return <p className="nv-proposal__preview">No queda nada en esta parte.</p>;
  return (
    <section className="nv-proposal__preview" aria-label="Así se leerá">
      {keyed(blocks).map(({ item, key }) => (
        <Drawn key={key} block={item} />
      ))}
    </section>
  );
}
