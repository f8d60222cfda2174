import { useState } from "react";
import { createRoot } from "react-dom/client";
import { FileField } from "../src/file-field/FileField.tsx";
import { type FileChoices, FileChoicesContext } from "../src/file-field/file-choices.ts";

declare global {
  interface Window {
    /** The library of the test, told before the script runs. */
    readonly library: FileChoices;
  }
}

/** A field of a picture over the library of the test, beside a text of the same step. */
function Page() {
  const [step, setStep] = useState({ value: "", words: "" });
  return (
    <FileChoicesContext value={window.library}>
      <FileField
        label="Imagen"
        kinds={["picture"]}
        orAddress
        value={step.value}
        error=""
        onChange={(value) => setStep({ ...step, value })}
      />
      <label>
        Texto <input value={step.words} onChange={({ target }) => setStep({ ...step, words: target.value })} />
      </label>
      <output>{step.value}</output>
    </FileChoicesContext>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Page />);
