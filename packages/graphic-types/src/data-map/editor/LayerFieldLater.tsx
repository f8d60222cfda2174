import { loadable } from "@nv/web";

/** Areas of one's own, which come with what reads their file once a map asks for them. */
export const LayerFieldLater = loadable(
  async () => (await import("./LayerField.tsx")).LayerField,
  <p className="nv-field__hint nv-flush" role="status">
    Preparando el archivo de áreas…
  </p>,
);
