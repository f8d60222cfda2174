import type { Names } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** The tool of the site in which people write a kind of record, and its page. */
export function recordSiteFiles({ kebab, camel, pascal, upper }: Names, today: string): Recipe["files"] {
  const folder = `apps/site/src/features/${kebab}`;
  return {
    [`${folder}/${kebab}-calls.ts`]: `import { ${camel}Api, ${upper}_RECORD } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";
import { recordCalls } from "../../records/record-calls";

/** The calls of this kind of record. All throw \`CallFailure\`. */
export const ${camel}Calls = { ...recordCalls(${upper}_RECORD), ...clientOf(${camel}Api) };
`,
    [`${folder}/core/${kebab}-form.ts`]: `import { ${upper}_RECORD, type ${pascal}Detail } from "@nv/contracts/schemas";
import { z } from "zod";
import { draftOf, withSlug } from "../../../records/core/draft-of";

const Draft = z.object({ title: z.string(), slug: z.string(), body: z.string() });

/** Draft of one, before it is saved. */
export type ${pascal}Draft = z.infer<typeof Draft>;

/** The form of one that does not exist yet. */
export const NEW_${upper}: ${pascal}Draft = { title: "", slug: "", body: "" };

/** The form of one. */
export const ${upper}_FORM = draftOf(${upper}_RECORD, {
  schema: Draft,
  fields: Draft.keyof().options,
  toDraft: ({ slug, fields: { title, body } }: ${pascal}Detail) => ({ title, slug, body }),
  fromDraft({ slug, ...fields }) {
    const problems = fields.title.trim() === "" ? [{ field: "title", message: "Falta el nombre" }] : [];
    return { body: problems.length > 0 ? null : withSlug(slug, fields), problems };
  },
});
`,
    [`${folder}/core/${kebab}-form.test.ts`]: `import { expect, test } from "vitest";
import { NEW_${upper}, ${upper}_FORM } from "./${kebab}-form";

test("without a name nothing is sent, and an empty address is left to the name", () => {
  expect(${upper}_FORM.fromDraft(NEW_${upper})).toEqual({
    body: null,
    problems: [{ field: "title", message: "Falta el nombre" }],
  });
  expect(${upper}_FORM.fromDraft({ ...NEW_${upper}, title: "Ejemplo" }).body).toEqual({ title: "Ejemplo", body: "" });
});
`,
    [`${folder}/${pascal}Fields.tsx`]: `import { ${upper}_RECORD } from "@nv/contracts/schemas";
import { Field, Notice, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, problemsByField, Step } from "@nv/web";
import type { ReactNode } from "react";
import type { RecordFieldsProps } from "../../records/NewRecord";
import { TitleOnBar } from "../../records/TitleOnBar";
import type { ${pascal}Draft } from "./core/${kebab}-form";

const TEXT_FIELDS = ["title", "slug", "body"];

/** Fields of one. */
export function ${pascal}Fields({ form, refused, said, hasFreeSlug }: RecordFieldsProps<${pascal}Draft>): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...refused, ...problemsByField(said)]);
  const f = bindFields({ draft, change, problems, labels: ${upper}_RECORD.labels });
  return (
    <>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <TitleOnBar {...f.text("title")} />
      <Step label="Texto" fields={TEXT_FIELDS}>
        {hasFreeSlug && <Field hint="Sin nada, sale del nombre. No cambia después de publicar" {...f.text("slug")} />}
        <TextArea rows={6} isProse {...f.text("body")} />
      </Step>
    </>
  );
}
`,
    [`${folder}/${pascal}Tool.tsx`]: `import { ${upper}_RECORD, type ${pascal}Summary } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { sentencesOf } from "../../records/core/record-sentences";
import { NewRecord } from "../../records/NewRecord";
import { changeColumn, RecordList, titleColumn, useRecords } from "../../records/RecordList";
import { RecordTool, type RecordWays } from "../../records/RecordTool";
import { NEW_${upper}, ${upper}_FORM } from "./core/${kebab}-form";
import { ${pascal}Fields } from "./${pascal}Fields";
import { ${pascal}Screen } from "./${pascal}Screen";
import { ${camel}Calls } from "./${kebab}-calls";

const SENTENCES = sentencesOf(${upper}_RECORD.words);

/** Tool: say in one sentence what a person does with it. */
export function ${pascal}Tool(): ReactNode {
  return (
    <RecordTool
      kind={${upper}_RECORD}
      className="nv-record-tool"
      parts={{
        New: ({ onOpen }) => (
          <NewRecord
            of={${upper}_FORM}
            start={NEW_${upper}}
            register={${camel}Calls.register}
            onSaved={onOpen}
          >
            {(props) => <${pascal}Fields {...props} />}
          </NewRecord>
        ),
        Screen: (id) => <${pascal}Screen key={id} id={id} />,
        List: (ways) => <${pascal}Table {...ways} />,
      }}
    />
  );
}

function ${pascal}Table({ onNew, onOpen }: RecordWays): ReactNode {
  const remote = useRecords(${upper}_RECORD, "", ${camel}Calls.list);
  return (
    <ToolFrame
      isWide
      actions={
        <Button rank="main" onClick={onNew}>
          {SENTENCES.fresh}
        </Button>
      }
    >
      <RecordList
        remote={remote}
        rows={remote.body?.items ?? []}
        caption="${pascal}"
        columns={[titleColumn<${pascal}Summary>("Nombre", onOpen, ({ slug }) => slug), changeColumn("Cambiado")]}
        waiting={SENTENCES.waitingAll}
        none="Aún no hay nada. Di aquí por qué se empieza."
      />
    </ToolFrame>
  );
}
`,
    [`${folder}/${pascal}Screen.tsx`]: `import { ${upper}_RECORD, type ${pascal}Detail } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { DataActions, type DataWords } from "../../records/data/DataActions";
import { EditRecord } from "../../records/EditRecord";
import { RecordScreen } from "../../records/RecordScreen";
import { RecordView } from "../../records/RecordView";
import { ${upper}_FORM } from "./core/${kebab}-form";
import { ${pascal}Fields } from "./${pascal}Fields";
import { ${camel}Calls } from "./${kebab}-calls";

const WORDS: DataWords = {
  done: { publish: "Publicado.", unpublish: "Despublicado.", retire: "Retirado.", restore: "Recuperado, como borrador." },
  asked: {
    unpublish: "Sus direcciones dejan de contestar.",
    retire: "Sale de la lista, y sus direcciones dejan de contestar.",
  },
};

/** One of them with everything about it. */
export function ${pascal}Screen({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordScreen kind={${upper}_RECORD} id={id} detail={${camel}Calls.detail}>
      {(record, { news, replace }) => <${pascal}View record={record} news={news} onChanged={replace} />}
    </RecordScreen>
  );
}

interface ViewProps {
  readonly record: ${pascal}Detail;
  /** Change that somebody else just made, in words; empty for none. */
  readonly news: string;
  readonly onChanged: (record: ${pascal}Detail) => void;
}

function ${pascal}View({ record, news, onChanged }: ViewProps): ReactNode {
  const { id, version, slug, status } = record;
  return (
    <RecordView
      kind={${upper}_RECORD}
      record={record}
      news={news}
      onChanged={onChanged}
      calls={${camel}Calls}
      facts={<code>{slug}</code>}
      stage={() => <p className="nv-bench__result">{record.fields.body}</p>}
      rolledBack="Quien lo lee vuelve a recibir esa versión antes de un minuto."
      actions={({ isBusy, run }) => (
        <DataActions
          of={{ ...record, problems: [] }}
          words={WORDS}
          isBusy={isBusy}
          onOrder={(action, done) => run(${camel}Calls.act(id, action, version), done)}
        />
      )}
    >
      {() =>
        status !== "retired" && (
          <EditRecord of={${upper}_FORM} saved={record} calls={${camel}Calls} onChanged={onChanged}>
            {(props) => <${pascal}Fields {...props} />}
          </EditRecord>
        )
      }
    </RecordView>
  );
}
`,
    [`apps/site/content/docs/Extensiones/${pascal}.mdx`]: `---
title: ${pascal}
description: Qué se consigue, en una frase.
estado: borrador
responsable: Desarrollo
revisado: ${today}
revisar_cada: 6 meses
---

import { ${pascal}Tool } from "@site/src/features/${kebab}/${pascal}Tool";

export const Tool = () => <${pascal}Tool />;

## Cuándo usarlo

## Cuándo no

## Pasos

## Fallos frecuentes
`,
  };
}
