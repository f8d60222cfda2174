import type { ExternalPage } from "@nv/contracts/schemas";
import { Button, Field, Notice, Toggle } from "@nv/ui";
import { bindFields, EmptyPlace, fieldsIn, OnStage, toCallFailure } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { CodeList } from "../../records/CodeList";
import { composerCalls } from "./composer-calls";
import { ansTexts, blockFaults, blockHtml, type ExternalBlock } from "./core/external-block";

/** Height of a frame until somebody says another, CSS pixels. */
const USUAL_HEIGHT_PX = 480;

const EMPTY: ExternalBlock = { url: "", frameUrl: "", title: "", provider: "", heightPx: USUAL_HEIGHT_PX };

/** Sentences that say where what is known was learned. */
const LEARNED: Readonly<Record<ExternalPage["learnedFrom"], string>> = {
  oembed: "Lo dice su oEmbed.",
  "open-graph": "Lo dicen sus etiquetas Open Graph.",
  title: "Solo tiene título.",
  nothing: "La página no dice nada de sí misma: escríbelo tú.",
};

function blockOf(page: ExternalPage): ExternalBlock {
  const { url, title, provider, frameUrl, isFrameable, heightPx } = page;
  return {
    url,
    title,
    provider,
    frameUrl: frameUrl ?? (isFrameable ? url : ""),
    heightPx: heightPx ?? USUAL_HEIGHT_PX,
  };
}

/** Blocks of ANS for something of others: an address, and what its page says of itself or a person writes. */
export function ExternalGenerator(): ReactNode {
  const [block, setBlock] = useState<ExternalBlock>(EMPTY);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [fault, setFault] = useState("");
  const change = (part: Partial<ExternalBlock>) => setBlock((before) => ({ ...before, ...part }));
  const f = bindFields({ draft: block, change });
  const faults = blockFaults(block);
  const isWhole = Object.keys(faults).length === 0;

  async function look(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setFault("");
    setSaid("");
    try {
      const page = await composerCalls.describe({ url: block.url });
      setBlock(blockOf(page));
      const framed = page.isFrameable ? "" : " No deja que la enmarquen: va como enlace.";
      setSaid(`${LEARNED[page.learnedFrom]}${framed}`);
    } catch (error) {
      const failure = toCallFailure(error);
      setFault(`${fieldsIn(failure)[0]?.message ?? failure.message} Puedes escribirlo a mano.`);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <form className="nv-composer__ask nv-cluster" onSubmit={(event) => void look(event)}>
        <Field label="Dirección de lo que quieres en la noticia" inputMode="url" {...f.text("url")} />
        <Button type="submit" disabled={isBusy || block.url === ""}>
          {isBusy ? "Preguntando…" : "Mirar qué es"}
        </Button>
      </form>
      {fault !== "" && (
        <p role="alert" className="nv-tool__fault">
          {fault}
        </p>
      )}
      <p role="status" className="nv-said">
        {said}
      </p>
      <div className="nv-tool__fields">
        <Field label="Qué es" {...f.text("title")} error={block.url === "" ? "" : (faults.title ?? "")} />
        <Field label="Quién lo publica" {...f.text("provider")} />
        <Field
          label="Alto del marco, px"
          inputMode="numeric"
          value={Number.isNaN(block.heightPx) ? "" : String(block.heightPx)}
          error={faults.heightPx ?? ""}
          disabled={block.frameUrl === ""}
          onChange={({ currentTarget }) => change({ heightPx: Number.parseInt(currentTarget.value, 10) })}
        />
      </div>
      <Toggle
        label="En un marco"
        hint="Sin él, la noticia lleva un enlace"
        isOn={block.frameUrl !== ""}
        onChange={(isOn) => change({ frameUrl: isOn ? block.url : "" })}
      />
      <OnStage>
        {isWhole ? (
          <Blocks block={block} />
        ) : (
          <EmptyPlace>Con una dirección y lo que es, aquí salen los bloques.</EmptyPlace>
        )}
      </OnStage>
    </>
  );
}

function Blocks({ block }: { readonly block: ExternalBlock }): ReactNode {
  const { rawHtml, customEmbed, fault } = ansTexts(block);
  return (
    <>
      {fault !== "" && (
        <Notice tone="plain">
          <p>{fault} Usa raw_html.</p>
        </Notice>
      )}
      <CodeList
        codes={[
          {
            name: "ANS, raw_html",
            use: "Para la API de contenidos, o para pegar en un bloque de HTML.",
            code: rawHtml,
          },
          {
            name: "ANS, custom_embed",
            use: "Si vuestra plantilla pinta nv-externo: guarda la dirección y no el HTML.",
            code: customEmbed,
          },
          { name: "HTML", use: "Para un bloque de HTML de Composer.", code: blockHtml(block) },
        ]}
      />
    </>
  );
}
