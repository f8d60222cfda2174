/** An autonomous community, or one of the two autonomous cities. */
export interface Community {
  /** 01 to 19, of the statistics institute. */
  readonly code: string;
  /** As the newspaper writes it. */
  readonly name: string;
  /** Its official name, in each of its languages. */
  readonly official: readonly string[];
}

/** Provinces of a community follow from {@link Province.community}. */
export const COMMUNITIES: readonly Community[] = [
  { code: "01", name: "Andalucía", official: ["Andalucía"] },
  { code: "02", name: "Aragón", official: ["Aragón"] },
  { code: "03", name: "Asturias", official: ["Principado de Asturias", "Principáu d'Asturies"] },
  { code: "04", name: "Baleares", official: ["Illes Balears", "Islas Baleares"] },
  { code: "05", name: "Canarias", official: ["Canarias"] },
  { code: "06", name: "Cantabria", official: ["Cantabria"] },
  { code: "07", name: "Castilla y León", official: ["Castilla y León"] },
  { code: "08", name: "Castilla-La Mancha", official: ["Castilla-La Mancha"] },
  { code: "09", name: "Cataluña", official: ["Cataluña", "Catalunya", "Catalonha"] },
  { code: "10", name: "Comunidad Valenciana", official: ["Comunitat Valenciana", "Comunidad Valenciana"] },
  { code: "11", name: "Extremadura", official: ["Extremadura"] },
  { code: "12", name: "Galicia", official: ["Galicia"] },
  { code: "13", name: "Comunidad de Madrid", official: ["Comunidad de Madrid"] },
  { code: "14", name: "Región de Murcia", official: ["Región de Murcia"] },
  { code: "15", name: "Navarra", official: ["Comunidad Foral de Navarra", "Nafarroako Foru Komunitatea"] },
  { code: "16", name: "País Vasco", official: ["País Vasco", "Euskadi"] },
  { code: "17", name: "La Rioja", official: ["La Rioja"] },
  { code: "18", name: "Ceuta", official: ["Ciudad Autónoma de Ceuta"] },
  { code: "19", name: "Melilla", official: ["Ciudad Autónoma de Melilla"] },
];
