import { useState } from "react";
import { createRoot } from "react-dom/client";
import { CaptionsField } from "../src/captions/CaptionsField.tsx";
import type { Captions } from "../src/captions/captions.ts";
import { FileField } from "../src/file-field/FileField.tsx";
import { type FileChoices, FileChoicesContext } from "../src/file-field/file-choices.ts";

declare global {
  interface Window {
    /** The library of the test, told before the script runs. */
    readonly library: FileChoices;
  }
}

/** The captions of the video that the library has under every name. */
function CaptionsOfVideo() {
  const [captions, setCaptions] = useState<Captions>([{ startMs: 1000, endMs: 3000, text: "Uno" }]);
  return (
    <>
      <CaptionsField
        source="file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b501"
        captions={captions}
        hasNoSpeech={false}
        textsOf={(path) => ({ label: path, error: "" })}
        onChange={(part) => setCaptions(part.captions ?? captions)}
      />
      <output>{JSON.stringify(captions)}</output>
    </>
  );
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
const isOfVideo = document.body.classList.contains("video");
if (root !== null)
  createRoot(root).render(
    isOfVideo ? (
      <FileChoicesContext value={window.library}>
        <CaptionsOfVideo />
      </FileChoicesContext>
    ) : (
      <Page />
    ),
  );
