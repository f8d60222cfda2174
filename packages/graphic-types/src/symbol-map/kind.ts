/** A map with a symbol at each place, as large as its data. */
export const symbolMapKind = {
  name: "symbol-map",
  label: "Mapa de símbolos",
  madeOf:
    "una tabla que se pega: un círculo por lugar, tan grande como su dato; con coordenadas o en medio de cada área",
  useWhen: "importe cuánto hay en cada sitio: habitantes, casos, votos, la magnitud de un terremoto",
} as const;
