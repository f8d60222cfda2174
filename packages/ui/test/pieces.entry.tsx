import { createRoot } from "react-dom/client";
import { DataTableDemo } from "../src/DataTable/DataTable.demo.tsx";
import { FileDropDemo } from "../src/FileDrop/FileDrop.demo.tsx";
import { FindingsDemo } from "../src/Findings/Findings.demo.tsx";
import { PagerDemo } from "../src/Pager/Pager.demo.tsx";
import { RowsEditorDemo } from "../src/RowsEditor/RowsEditor.demo.tsx";

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <>
      <DataTableDemo />
      <FileDropDemo />
      <FindingsDemo />
      <PagerDemo />
      <RowsEditorDemo />
    </>,
  );
