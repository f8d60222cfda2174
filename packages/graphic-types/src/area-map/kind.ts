/** A map whose areas are coloured by the data of a table. */
export const areaMapKind = {
  name: "area-map",
  label: "Mapa de áreas",
  madeOf:
    "una tabla que se pega: municipios, provincias, comunidades, países o áreas propias, coloreados por sus datos",
  useWhen:
    "importe dónde: qué municipios, provincias o países tienen más o menos de algo que se compara (porcentajes, tasas, ganadores)",
} as const;
