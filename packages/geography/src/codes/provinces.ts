/** A province, or one of the two autonomous cities. */
export interface Province {
  /** 01 to 52, of the statistics institute. */
  readonly code: string;
  /** As the newspaper writes it. */
  readonly name: string;
  /** Its names, official and usual, in each language. */
  readonly official: readonly string[];
  /** {@link Community.code} */
  readonly community: string;
  /** Municipality where its capital is, 5 figures. */
  readonly capital: string;
}

/** All 52, by code. */
export const PROVINCES: readonly Province[] = [
  { code: "01", name: "Álava", official: ["Araba", "Álava"], community: "16", capital: "01059" },
  { code: "02", name: "Albacete", official: ["Albacete"], community: "08", capital: "02003" },
  { code: "03", name: "Alicante", official: ["Alacant", "Alicante"], community: "10", capital: "03014" },
  { code: "04", name: "Almería", official: ["Almería"], community: "01", capital: "04013" },
  { code: "05", name: "Ávila", official: ["Ávila"], community: "07", capital: "05019" },
  { code: "06", name: "Badajoz", official: ["Badajoz"], community: "11", capital: "06015" },
  { code: "07", name: "Baleares", official: ["Illes Balears", "Islas Baleares"], community: "04", capital: "07040" },
  { code: "08", name: "Barcelona", official: ["Barcelona"], community: "09", capital: "08019" },
  { code: "09", name: "Burgos", official: ["Burgos"], community: "07", capital: "09059" },
  { code: "10", name: "Cáceres", official: ["Cáceres"], community: "11", capital: "10037" },
  { code: "11", name: "Cádiz", official: ["Cádiz"], community: "01", capital: "11012" },
  { code: "12", name: "Castellón", official: ["Castelló", "Castellón"], community: "10", capital: "12040" },
  { code: "13", name: "Ciudad Real", official: ["Ciudad Real"], community: "08", capital: "13034" },
  { code: "14", name: "Córdoba", official: ["Córdoba"], community: "01", capital: "14021" },
  { code: "15", name: "A Coruña", official: ["A Coruña", "La Coruña"], community: "12", capital: "15030" },
  { code: "16", name: "Cuenca", official: ["Cuenca"], community: "08", capital: "16078" },
  { code: "17", name: "Girona", official: ["Girona", "Gerona"], community: "09", capital: "17079" },
  { code: "18", name: "Granada", official: ["Granada"], community: "01", capital: "18087" },
  { code: "19", name: "Guadalajara", official: ["Guadalajara"], community: "08", capital: "19130" },
  { code: "20", name: "Gipuzkoa", official: ["Gipuzkoa", "Guipúzcoa"], community: "16", capital: "20069" },
  { code: "21", name: "Huelva", official: ["Huelva"], community: "01", capital: "21041" },
  { code: "22", name: "Huesca", official: ["Huesca"], community: "02", capital: "22125" },
  { code: "23", name: "Jaén", official: ["Jaén"], community: "01", capital: "23050" },
  { code: "24", name: "León", official: ["León"], community: "07", capital: "24089" },
  { code: "25", name: "Lleida", official: ["Lleida", "Lérida"], community: "09", capital: "25120" },
  { code: "26", name: "La Rioja", official: ["La Rioja"], community: "17", capital: "26089" },
  { code: "27", name: "Lugo", official: ["Lugo"], community: "12", capital: "27028" },
  { code: "28", name: "Madrid", official: ["Madrid"], community: "13", capital: "28079" },
  { code: "29", name: "Málaga", official: ["Málaga"], community: "01", capital: "29067" },
  { code: "30", name: "Murcia", official: ["Murcia"], community: "14", capital: "30030" },
  { code: "31", name: "Navarra", official: ["Navarra", "Nafarroa"], community: "15", capital: "31201" },
  { code: "32", name: "Ourense", official: ["Ourense", "Orense"], community: "12", capital: "32054" },
  { code: "33", name: "Asturias", official: ["Asturias", "Asturies"], community: "03", capital: "33044" },
  { code: "34", name: "Palencia", official: ["Palencia"], community: "07", capital: "34120" },
  { code: "35", name: "Las Palmas", official: ["Las Palmas"], community: "05", capital: "35016" },
  { code: "36", name: "Pontevedra", official: ["Pontevedra"], community: "12", capital: "36038" },
  { code: "37", name: "Salamanca", official: ["Salamanca"], community: "07", capital: "37274" },
  {
    code: "38",
    name: "Santa Cruz de Tenerife",
    official: ["Santa Cruz de Tenerife"],
    community: "05",
    capital: "38038",
  },
  { code: "39", name: "Cantabria", official: ["Cantabria"], community: "06", capital: "39075" },
  { code: "40", name: "Segovia", official: ["Segovia"], community: "07", capital: "40194" },
  { code: "41", name: "Sevilla", official: ["Sevilla"], community: "01", capital: "41091" },
  { code: "42", name: "Soria", official: ["Soria"], community: "07", capital: "42173" },
  { code: "43", name: "Tarragona", official: ["Tarragona"], community: "09", capital: "43148" },
  { code: "44", name: "Teruel", official: ["Teruel"], community: "02", capital: "44216" },
  { code: "45", name: "Toledo", official: ["Toledo"], community: "08", capital: "45168" },
  { code: "46", name: "Valencia", official: ["València", "Valencia"], community: "10", capital: "46250" },
  { code: "47", name: "Valladolid", official: ["Valladolid"], community: "07", capital: "47186" },
  { code: "48", name: "Bizkaia", official: ["Bizkaia", "Vizcaya"], community: "16", capital: "48020" },
  { code: "49", name: "Zamora", official: ["Zamora"], community: "07", capital: "49275" },
  { code: "50", name: "Zaragoza", official: ["Zaragoza"], community: "02", capital: "50297" },
  { code: "51", name: "Ceuta", official: ["Ceuta"], community: "18", capital: "51001" },
  { code: "52", name: "Melilla", official: ["Melilla"], community: "19", capital: "52001" },
];
