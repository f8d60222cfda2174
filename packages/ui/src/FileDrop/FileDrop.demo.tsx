import { useState } from "react";
import { FileDrop } from "./FileDrop.tsx";

/** Says what was brought; nothing is read. */
export function FileDropDemo() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <FileDrop label="Archivos de muestra" isMultiple onFiles={(files) => setNames(files.map(({ name }) => name))} />
      <output>{names.join(", ")}</output>
    </>
  );
}
