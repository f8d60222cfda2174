/** A table that readers search, sort and read whole without a script. */
export const tableKind = {
  name: "table",
  label: "Tabla",
  madeOf: "una tabla que se pega o se trae: con buscador, orden, páginas, y barras y colores en sus celdas",
  useWhen: "cada lector busque lo suyo: su municipio, su equipo, su hospital",
} as const;
