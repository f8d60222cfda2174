import type { Names } from "./names.ts";
import { type Recipe, TOOL_HEADINGS } from "./recipe.ts";

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
import { recordSaving } from "../../../records/saving/record-saving";
import { ${camel}Calls } from "../${kebab}-calls";

const Draft = z.object({ title: z.string(), slug: z.string(), body: z.string() });

/** Draft of one, as it is written. */
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
    return { body: withSlug(slug, fields), problems };
  },
});

/** This kind, as what saves by itself. */
export const ${upper}_SAVING = recordSaving<${pascal}Draft, ${pascal}Detail>(${upper}_RECORD, ${upper}_FORM, ${camel}Calls);
`,
    [`${folder}/core/${kebab}-form.test.ts`]: `import { expect, test } from "vitest";
import { NEW_${upper}, ${upper}_FORM } from "./${kebab}-form";

test("without a name it is kept and not published, and an empty address is left to the name", () => {
  expect(${upper}_FORM.fromDraft(NEW_${upper})).toEqual({
    body: { title: "", body: "" },
    problems: [{ field: "title", message: "Falta el nombre" }],
  });
  expect(${upper}_FORM.fromDraft({ ...NEW_${upper}, title: "Ejemplo" }).body).toEqual({ title: "Ejemplo", body: "" });
});
`,
    [`${folder}/${pascal}Fields.tsx`]: `import { ${upper}_RECORD } from "@nv/contracts/schemas";
import { Field, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, problemsByField, Step } from "@nv/web";
import type { ReactNode } from "react";
import type { RecordFieldsProps } from "../../records/saving/RecordEditor";
import { TitleOnBar } from "../../records/TitleOnBar";
import type { ${pascal}Draft } from "./core/${kebab}-form";

const TEXT_FIELDS = ["title", "slug", "body"];

/** Fields of one. */
export function ${pascal}Fields({ form, refused, said, hasFreeSlug }: RecordFieldsProps<${pascal}Draft>): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...problemsByField(said), ...refused]);
  const f = bindFields({ draft, change, problems, labels: ${upper}_RECORD.labels });
  return (
    <>
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
import { changeColumn, RecordList, titleColumn, useRecords } from "../../records/RecordList";
import { RecordTool, type RecordWays } from "../../records/RecordTool";
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
        Begin: ({ onBegun }) => <${pascal}Screen id={null} onBegun={onBegun} />,
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
import { EditedScreen } from "../../records/saving/EditedScreen";
import { RecordEditor } from "../../records/saving/RecordEditor";
import { NEW_${upper}, ${upper}_SAVING } from "./core/${kebab}-form";
import { ${pascal}Fields } from "./${pascal}Fields";
import { ${camel}Calls } from "./${kebab}-calls";

const WORDS: DataWords = {
  done: { publish: "Publicado.", unpublish: "Despublicado.", retire: "Retirado.", restore: "Recuperado, como borrador." },
  asked: {
    unpublish: "Sus direcciones dejan de contestar.",
    retire: "Sale de la lista, y sus direcciones dejan de contestar.",
  },
};

interface ScreenProps {
  /** \`null\` for one that is not begun. */
  readonly id: string | null;
  readonly onBegun?: (id: string) => void;
}

/** One of them with everything about it. */
export function ${pascal}Screen({ id, onBegun }: ScreenProps): ReactNode {
  return (
    <EditedScreen kind={${upper}_RECORD} id={id} onBegun={onBegun} detail={${camel}Calls.detail}>
      {(record, { onChanged }) => <${pascal}View record={record} onChanged={onChanged} />}
    </EditedScreen>
  );
}

interface ViewProps {
  readonly record: ${pascal}Detail | null;
  readonly onChanged: (record: ${pascal}Detail) => void;
}

function ${pascal}View({ record, onChanged }: ViewProps): ReactNode {
  return (
    <RecordEditor
      kind={${upper}_RECORD}
      of={${upper}_SAVING}
      start={NEW_${upper}}
      record={record}
      onChanged={onChanged}
      calls={${camel}Calls}
      facts={record !== null && <code>{record.slug}</code>}
      stage={(_work, draft) => <p className="nv-bench__result">{draft.body}</p>}
      published={WORDS.done.publish}
      rolledBack="Quien lo lee vuelve a recibir esa versión antes de un minuto."
      place="Dónde: en su dirección. Antes de un minuto."
      actions={(one, { isBusy, run }, order) => (
        <DataActions
          of={one}
          words={WORDS}
          order={order}
          isBusy={isBusy}
          onOrder={(action, done) => run(${camel}Calls.act(one.id, action, one.version), done)}
        />
      )}
    >
      {(fields) => record?.status !== "retired" && <${pascal}Fields {...fields} />}
    </RecordEditor>
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

${TOOL_HEADINGS}`,
  };
}
