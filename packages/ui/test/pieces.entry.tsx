import { createRoot } from "react-dom/client";
import { RowsEditorDemo } from "../src/RowsEditor/RowsEditor.demo.tsx";

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<RowsEditorDemo />);
