import type { FileDetail, FileSummary } from "@nv/contracts/schemas";
import { type ReactNode, useState } from "react";
import { FileField } from "./FileField.tsx";
import { type FileChoices, FileChoicesContext } from "./file-choices.ts";

/** A drawing, so that the repository carries no photograph. */
const DRAWING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'%3E%3Cpath fill='%239bc' d='M0 0h6v4H0z'/%3E%3Cpath fill='%23357' d='M1 3l1-2 1 1 1-1 1 2z'/%3E%3C/svg%3E";

function sample(number: number, words: Partial<FileSummary>): FileSummary {
  return {
    id: `0f6c1a2e-3b4d-4c5e-8f60-718293a4b50${number}`,
    name: `plaza-${number}.jpg`,
    altText: "Una plaza inventada",
    credit: "Ana Muestra",
    licence: "",
    source: "",
    rightsUntil: "",
    sourceType: "",
    caption: "",
    kind: "picture",
    facts: {
      kind: "picture",
      format: "jpeg",
      widthPx: 2400,
      heightPx: 1600,
      bitDepth: 8,
      colourSpace: "srgb",
      hasAlpha: false,
      isTurned: false,
      frames: 1,
    },
    hash: "0",
    sizeBytes: 1,
    mediaType: "image/jpeg",
    version: 1,
    createdAtMs: 0,
    createdBy: "",
    changedAtMs: 0,
    changedBy: "",
    uses: 0,
    group: "",
    pictureUrl: DRAWING,
    ...words,
  };
}

const FILES: readonly FileSummary[] = [
  sample(1, {}),
  sample(2, { name: "sin-derechos.jpg", rightsUntil: "2020-03-03", altText: "" }),
  sample(3, { name: "sin-miniatura.png", pictureUrl: null }),
];

const detailOf = (file: FileSummary): FileDetail => ({
  ...file,
  contents: [],
  usedBy: [],
  givenTo: [],
  contentUrl: "",
});

/** A library of three files that takes nothing away from anybody's computer. */
const CHOICES: FileChoices = {
  list: async ({ q }) => {
    const items = FILES.filter(({ name }) => name.includes(q));
    return { items, total: items.length, groups: [], usedBytes: 0, quotaBytes: 1 };
  },
  detail: async (id) => {
    const file = FILES.find((one) => one.id === id);
    if (file === undefined) throw new Error("There is no such file.");
    return detailOf(file);
  },
  upload: async () => FILES[0]?.id ?? "",
};

/** A field with a file, one without, and one where there is no library. */
export function FileFieldDemo(): ReactNode {
  const [first, setFirst] = useState(`file:${FILES[1]?.id ?? ""}`);
  const [second, setSecond] = useState("");
  return (
    <>
      <FileChoicesContext value={CHOICES}>
        <FileField
          label="Imagen"
          hint="La que se ve primero"
          kinds={["picture"]}
          orAddress
          value={first}
          error=""
          onChange={setFirst}
        />
        <FileField label="Cabecera" kinds={["picture"]} value={second} error="Falta la imagen" onChange={setSecond} />
      </FileChoicesContext>
      <FileField
        label="Dirección de la foto"
        kinds={["picture"]}
        orAddress
        value=""
        error=""
        onChange={() => undefined}
      />
    </>
  );
}
