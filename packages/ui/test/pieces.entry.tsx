import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { DataTableDemo } from "../src/DataTable/DataTable.demo.tsx";
import { Field } from "../src/Field/Field.tsx";
import { TextArea } from "../src/Field/TextArea.tsx";
import { FileDropDemo } from "../src/FileDrop/FileDrop.demo.tsx";
import { FindingsDemo } from "../src/Findings/Findings.demo.tsx";
import { PagerDemo } from "../src/Pager/Pager.demo.tsx";
import { RowsEditorDemo } from "../src/RowsEditor/RowsEditor.demo.tsx";

/** A text that somebody else writes too, by the event `joined`. */
function SharedText() {
  const [text, setText] = useState("El paro baja");
  useEffect(() => {
    const join = () => flushSync(() => setText((now) => `Hoy ${now} mucho`));
    window.addEventListener("joined", join);
    return () => window.removeEventListener("joined", join);
  }, []);
  const bound = {
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
  };
  return (
    <>
      <Field label="Línea de dos" {...bound} />
      <TextArea label="Texto de dos" {...bound} />
    </>
  );
}

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <>
      <DataTableDemo />
      <FileDropDemo />
      <FindingsDemo />
      <PagerDemo />
      <RowsEditorDemo />
      <SharedText />
    </>,
  );
