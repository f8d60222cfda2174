import { createRoot } from "react-dom/client";
import { ConflictNoticeDemo } from "../src/ConflictNotice/ConflictNotice.demo.tsx";
import { CopyButtonDemo } from "../src/CopyButton/CopyButton.demo.tsx";
import { FieldDemo } from "../src/Field/Field.demo.tsx";
import { SegmentedControlDemo } from "../src/SegmentedControl/SegmentedControl.demo.tsx";
import { ToggleDemo } from "../src/Toggle/Toggle.demo.tsx";

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <>
      <ConflictNoticeDemo />
      <CopyButtonDemo />
      <FieldDemo />
      <SegmentedControlDemo />
      <ToggleDemo />
    </>,
  );
}
