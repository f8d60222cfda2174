import { PageMetadata } from "@docusaurus/theme-common";
import type { FileDetail } from "@nv/contracts/schemas";
import { DraftConfig, firstConfig, TYPE_LABELS, type TypeName } from "@nv/graphic-types";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { graphicOf } from "../../../library/core/graphic-of";
import { filesCalls } from "../../../library/files-calls";
import { fileTypeAt } from "../../../pieces/core/composed-types";
import { newDraftName } from "../../../pieces/core/kept-drafts";
import { writeAddress } from "../../../pieces/core/registry-address";
import { NewGraphicForm } from "../../../pieces/form/NewGraphicForm";
import { WithType } from "../../../pieces/form/WithType";
import { ScreenHead } from "../../../pieces/ScreenHead";

const FIRST_STEP = { label: "Añadir un gráfico", to: writeAddress({ part: "new" }) } as const;

interface Props {
  /** Id of a file of the library. */
  readonly fileId: string;
  /** Which type is made of it, as an address calls it; another name for the one that its kind asks for. */
  readonly making: string;
  readonly onRegistered: (graphic: { readonly id: string }) => void;
}

/** The form of a new graphic that is made of one file of the library, with what the library knows of it. */
export function FileStep({ fileId, making, onRegistered }: Props): ReactNode {
  const { body: file, failure, reload } = useRemote(fileId, (signal) => filesCalls.detail(fileId, signal));
  const made = file === null ? null : graphicOf(file.facts);
  if (file !== null && made !== null)
    return (
      <FileForm
        key={file.id}
        file={file}
        typeName={fileTypeAt(making)?.name ?? made.typeName}
        onRegistered={onRegistered}
      />
    );
  return (
    <>
      <ScreenHead title={FIRST_STEP.label} back={FIRST_STEP} />
      {file !== null && <p role="alert">De «{file.name}» no sale un gráfico por sí solo.</p>}
      {file === null && failure === null && <p role="status">Mirando qué es…</p>}
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
    </>
  );
}

interface FormProps extends Pick<Props, "onRegistered"> {
  readonly file: FileDetail;
  readonly typeName: TypeName;
}

/** A name as a title begins: without the ending of the file. */
const titleOf = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, "");

function FileForm({ file, typeName, onRegistered }: FormProps): ReactNode {
  const source = `file:${file.id}`;
  return (
    <>
      <PageMetadata title={`Nuevo gráfico: ${TYPE_LABELS[typeName]}`} />
      <WithType name={typeName}>
        {() => (
          <NewGraphicForm
            name={newDraftName(source)}
            head={{ name: `Nuevo gráfico: ${TYPE_LABELS[typeName]}`, back: FIRST_STEP }}
            config={DraftConfig.parse({ ...firstConfig(typeName), source })}
            known={{ title: titleOf(file.name), altText: file.altText, sourceLine: file.source, credit: file.credit }}
            onRegistered={onRegistered}
          />
        )}
      </WithType>
    </>
  );
}
