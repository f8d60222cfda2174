import { FileDrop } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { SIZES } from "./core/sizes";
import { UnfinishedList } from "./UnfinishedList";
import { UploadRows } from "./UploadRows";
import { useUploads } from "./use-uploads";

const HINT = `Varios a la vez; una carpeta sube como un solo archivo. ${SIZES} La posición GPS de una foto no sale nunca de aquí.`;

/** Panel to upload files, with the progress of each. @param group - Group that they will belong to; empty for everybody's. */
export function UploadPanel({ group }: { readonly group: string }): ReactNode {
  const [views, uploads] = useUploads();
  const [unreadable, setUnreadable] = useState("");
  const mine = views.filter(({ replaces }) => replaces === null);
  return (
    <div className="nv-files__bring nv-stack-3">
      <FileDrop
        label={group === "" ? "Traer archivos" : `Traer archivos para el grupo ${group}`}
        isMultiple
        hint={HINT}
        onFiles={(files) => uploads.add(files, { group })}
        onFolder={(folder) => {
          setUnreadable("");
          uploads.addFolder(folder, { group });
        }}
        onUnreadable={setUnreadable}
      />
      {unreadable !== "" && <p role="alert">No se puede leer la carpeta «{unreadable}». Elígela con el botón.</p>}
      <UploadRows views={mine} uploads={uploads} />
      <UnfinishedList views={views} />
    </div>
  );
}
