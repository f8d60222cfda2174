import type { Position } from "geojson";
import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";
import { PLACE_KINDS, type Place, type PlaceKind } from "./place.ts";

/** Sources of the table: who says where a place is and what it is called. */
export const NEWS_SOURCES = {
  ign: "IGN, Nomenclátor Geográfico Básico de España",
  iho: "Organización Hidrográfica Internacional, Límites de océanos y mares (S-23, 1953)",
  ne: "Natural Earth, regiones y elementos físicos 1:10m",
  onu: "Naciones Unidas, resoluciones y mapas de la Sección de Información Geoespacial",
} as const;
export type NewsSource = keyof typeof NEWS_SOURCES;

/** Ranks of importance, in inhabitants: what anybody knows, what the news are of now and then, what is rarely in them. */
const RANKS: Readonly<Record<string, number>> = { "1": 60_000_000, "2": 20_000_000, "3": 3_000_000 };

/** Place that is in the news and is no town and no country. */
export interface NewsPlace {
  /** Name of ours: `strait:estrecho-de-ormuz`. */
  readonly code: string;
  readonly kind: PlaceKind;
  readonly name: string;
  readonly others: readonly string[];
  /** Place that it is in; empty for what is nobody's. */
  readonly within: string;
  /** Towns on the banks of a river, or a line in the sea along a coast; `null` for what is an area or a point. */
  readonly line: readonly Position[] | null;
  /** Outline of a sea, coarse, across land where that is nobody's sea: its longitudes go on beyond 180. `null` for what its box is enough for. */
  readonly ring: readonly Position[] | null;
  readonly point: GeoPoint;
  /** Its box, rounded to tenths of a degree mostly; `null` for a point. */
  readonly bounds: GeoBounds | null;
  readonly importance: number;
  readonly source: NewsSource;
  /** Rule by which the newspaper names and draws it; empty where nobody disputes it. */
  readonly policy: string;
}

/** Kind, name, other names, what it is in, point or box or line, rank, source, policy. Behind a box, «@» and the point of its name, where that is not its middle. A line has «>» between its places; the outline of a sea, «;». */
const LINES = `
island | Mallorca | Majorca | Baleares | 2.3,39.2,3.5,40 | 2 | ign
island | Menorca | Minorca | Baleares | 3.7,39.8,4.4,40.1 | 2 | ign
island | Ibiza | Eivissa | Baleares | 1.1,38.8,1.7,39.2 | 2 | ign
island | Formentera | | Baleares | 1.3,38.6,1.6,38.8 | 2 | ign
island | Cabrera | Archipiélago de Cabrera | Baleares | 2.9,39.1,3,39.2 | 3 | ign
island | Tenerife | | Canarias | -17,27.9,-16.1,28.6 | 2 | ign
island | Gran Canaria | | Canarias | -15.9,27.7,-15.3,28.2 | 2 | ign
island | Lanzarote | | Canarias | -13.9,28.8,-13.4,29.3 | 2 | ign
island | Fuerteventura | | Canarias | -14.6,28,-13.8,28.8 | 2 | ign
island | La Palma | Isla de La Palma | Canarias | -18.05,28.4,-17.7,28.9 | 2 | ign
island | La Gomera | | Canarias | -17.4,28,-17.1,28.25 | 2 | ign
island | El Hierro | | Canarias | -18.2,27.6,-17.85,27.9 | 2 | ign
island | La Graciosa | | Canarias | -13.55,29.2,-13.45,29.3 | 3 | ign
island | Isla de Lobos | Lobos | Canarias | -13.84,28.73,-13.8,28.77 | 3 | ign
island | Perejil | Isla de Perejil, Islote de Perejil, Leila, Tura | Estrecho de Gibraltar | -5.419,35.914 | 2 | ign | España y Marruecos aceptaron en 2002 volver a la situación anterior: deshabitado, sin símbolos de nadie. No se pinta de ningún país.
island | Chafarinas | Islas Chafarinas | España | -2.47,35.16,-2.4,35.2 | 2 | ign | De España; las reclama Marruecos. Se rotulan «(España)» en un mapa de la costa marroquí.
island | Peñón de Vélez de la Gomera | Vélez de la Gomera | España | -4.3,35.173 | 2 | ign | De España; lo reclama Marruecos. Unido a la costa desde 1934.
island | Peñón de Alhucemas | Islas Alhucemas | España | -3.889,35.213 | 2 | ign | De España; lo reclama Marruecos.
island | Isla de Alborán | Alborán | Almería | -3.035,35.94 | 3 | ign
island | Columbretes | Islas Columbretes | Castellón | 0.66,39.84,0.7,39.91 | 3 | ign
island | Islas Cíes | Cíes, Illas Cíes | Pontevedra | -8.93,42.18,-8.88,42.25 | 3 | ign
island | Isla de Ons | Ons, Illa de Ons | Pontevedra | -8.96,42.34,-8.91,42.4 | 3 | ign
island | Tabarca | Nueva Tabarca | Alicante | -0.49,38.16,-0.46,38.17 | 3 | ign
island | Isla de Arosa | Illa de Arousa | Pontevedra | -8.9,42.53,-8.84,42.58 | 3 | ign
island | Isla de los Faisanes | | Bidasoa | -1.765,43.343 | 3 | ign | Condominio de España y Francia: cambia de manos cada seis meses (Tratado de los Pirineos, 1659).
island | Madeira | | Portugal | -17.3,32.3,-16.2,33.2 | 2 | ne
island | Azores | Islas Azores | Portugal | -31.4,36.9,-24.9,39.8 | 2 | ne
island | Islas Salvajes | Salvajes, Selvagens | Portugal | -16.05,30,-15.85,30.2 | 3 | ne | De Portugal. España no discute la soberanía, sino que generen zona económica exclusiva.
island | Córcega | Corse | Francia | 8.5,41.3,9.6,43.1 | 1 | ne
island | Cerdeña | Sardegna | Italia | 8.1,38.8,9.9,41.3 | 1 | ne
island | Sicilia | | Italia | 12.3,36.6,15.7,38.4 | 1 | ne
island | Isla de Lampedusa | Lampedusa, Islas Pelagias | Italia | 12.5,35.48,12.65,35.54 | 2 | ne
island | Creta | | Grecia | 23.5,34.9,26.4,35.7 | 2 | ne
island | Lesbos | | Grecia | 25.8,38.9,26.65,39.4 | 2 | ne
island | Rodas | Isla de Rodas | Grecia | 27.7,35.85,28.3,36.5 | 3 | ne
island | Santorini | Tera | Grecia | 25.3,36.3,25.5,36.5 | 2 | ne
island | Samos | | Grecia | 26.55,37.6,27.1,37.85 | 3 | ne
island | Gotland | | Suecia | 18,56.9,19.4,58 | 3 | ne
island | Svalbard | Spitsbergen | Noruega | 10,76.4,34,81 | 2 | ne
island | Isla de las Serpientes | Zmiinyi | Ucrania | 30.204,45.255 | 2 | ne
island | Guadalupe | Guadeloupe | Francia | -61.9,15.8,-61,16.6 | 1 | ne
island | Martinica | Martinique | Francia | -61.3,14.3,-60.8,14.9 | 2 | ne
island | Reunión | La Reunión, Isla Reunión | Francia | 55.2,-21.4,55.9,-20.8 | 2 | ne
island | Mayotte | | Francia | 45,-13.05,45.35,-12.6 | 2 | ne | Departamento francés desde 2011; lo reclaman las Comoras.
island | Bioko | Fernando Poo | Guinea Ecuatorial | 8.4,3.2,9,3.8 | 3 | ne
island | Zanzíbar | Isla de Zanzíbar, Unguja | Tanzania | 39.1,-6.5,39.6,-5.7 | 3 | ne
island | Socotra | Socotora | Yemen | 53.3,12.3,54.6,12.75 | 3 | ne
island | Jarg | Kharg, Isla de Jarg | Irán | 50.32,29.25 | 2 | ne
island | Qeshm | Isla de Qeshm | Irán | 55.2,26.5,56.3,27 | 3 | ne
island | Diego García | Chagos | Océano Índico | 72.35,-7.45,72.5,-7.2 | 3 | ne | El Reino Unido acordó en 2025 ceder las islas Chagos a Mauricio y arrendar la base de Diego García.
island | Java | | Indonesia | 105.1,-8.8,114.7,-5.8 | 2 | ne
island | Sumatra | | Indonesia | 95,-6.1,106.2,6 | 2 | ne
island | Bali | | Indonesia | 114.4,-8.9,115.8,-8 | 2 | ne
island | Borneo | Kalimantan | Indonesia, Malasia y Brunéi | 108.8,-4.3,119.4,7.1 | 2 | ne
island | Nueva Guinea | Papúa | Indonesia y Papúa Nueva Guinea | 130.8,-10.8,151,-0.3 | 2 | ne
island | Hokkaido | | Japón | 139.3,41.3,145.9,45.6 | 3 | ne
island | Okinawa | | Japón | 127.6,26,128.4,26.9 | 3 | ne
island | Sajalín | Sakhalin | Rusia | 141.6,45.8,144.9,54.5 | 3 | ne
island | Kuriles | Islas Kuriles | Rusia | 145.4,43.4,156.6,50.9 | 2 | ne | Las administra Rusia; Japón reclama las cuatro del sur, que llama Territorios del Norte.
island | Senkaku | Islas Senkaku, Diaoyu | Mar de China Oriental | 123.4,25.7,124.6,25.95 | 2 | ne | Las administra Japón; las reclaman China y Taiwán. Nombre primero de quien las administra.
island | Paracelso | Islas Paracelso, Paracel | Mar de China Meridional | 111.2,15.7,112.8,17.2 | 3 | ne | Las ocupa China desde 1974; las reclaman Vietnam y Taiwán. Sin color de ningún país.
island | Galápagos | Islas Galápagos | Ecuador | -92,-1.5,-89.2,0.7 | 2 | ne
island | Isla de Pascua | Rapa Nui | Chile | -109.47,-27.2,-109.2,-27.05 | 2 | ne
island | Tasmania | | Australia | 144.5,-43.7,148.4,-40.6 | 3 | ne
island | Tierra del Fuego | | Argentina y Chile | -74.7,-56,-63.8,-52.5 | 2 | ne
island | Gran Bretaña | Great Britain | Reino Unido | -6.3,49.9,1.8,58.7 | 2 | ne
island | Corfú | | Grecia | 19.6,39.35,20.15,39.85 | 3 | ne
island | Eubea | Evia | Grecia | 22.8,37.95,24.65,39.05 | 3 | ne
island | Isla de Elba | Elba | Italia | 10.1,42.7,10.45,42.88 | 3 | ne
island | São Miguel | Isla de São Miguel | Azores | -25.9,37.7,-25.1,37.95 | 3 | ne
island | Terceira | Isla Terceira | Azores | -27.4,38.63,-27,38.81 | 3 | ne
island | Isla del Pico | | Azores | -28.55,38.38,-28.02,38.57 | 3 | ne
island | Terranova | Newfoundland | Canadá | -59.5,46.6,-52.6,51.7 | 3 | ne
island | Isla de Vancouver | | Canadá | -128.5,48.3,-123.2,50.9 | 3 | ne
island | Long Island | | Estados Unidos | -74.05,40.54,-71.85,41.17 | 3 | ne
island | Isla de Hawái | | Estados Unidos | -156.1,18.9,-154.8,20.3 | 3 | ne
island | Oahu | | Estados Unidos | -158.3,21.25,-157.6,21.72 | 3 | ne
island | Honshu | | Japón | 130.8,33.4,142.1,41.6@138,36 | 3 | ne
island | Kyushu | | Japón | 129.4,31,132.1,34 | 3 | ne
island | Shikoku | | Japón | 132,32.7,134.8,34.5 | 3 | ne
island | Hainan | | China | 108.6,18.1,111.1,20.2 | 3 | ne
island | Luzón | Luzon | Filipinas | 119.7,12.5,124.2,18.7@121,16.5 | 3 | ne
island | Mindanao | | Filipinas | 121.8,5.5,126.6,9.9@125,7.8 | 3 | ne
island | Célebes | Sulawesi | Indonesia | 118.7,-5.8,125.3,1.7@120.3,-2.5 | 3 | ne
island | Timor | | Indonesia y Timor Oriental | 123.4,-10.4,127.4,-8.3 | 3 | ne
island | Isla Norte | | Nueva Zelanda | 172.6,-41.7,178.6,-34.4@175.8,-38.8 | 3 | ne
island | Isla Sur | | Nueva Zelanda | 166.4,-46.7,174.4,-40.5@170.5,-44 | 3 | ne
island | Grande Terre | | Nueva Caledonia | 163.9,-22.4,167.1,-20.05 | 3 | ne
island | Guam | | Estados Unidos | 144.6,13.2,145,13.7 | 3 | ne
island | Bougainville | | Papúa Nueva Guinea | 154.6,-6.9,156,-5.4 | 3 | ne
island | Nueva Bretaña | New Britain | Papúa Nueva Guinea | 148.3,-6.35,152.3,-4.1@150.5,-5.6 | 3 | ne
island | Viti Levu | | Fiyi | 177.25,-18.3,178.7,-17.3 | 3 | ne
island | Vanua Levu | | Fiyi | 178.45,-17.05,180,-16.1 | 3 | ne
island | Taveuni | | Fiyi | 179.77,-17.02,-179.83,-16.68 | 3 | ne
island | Kadavu | | Fiyi | 177.95,-19.15,178.55,-18.9 | 3 | ne
island | Tongatapu | | Tonga | -175.36,-21.27,-175,-21.06 | 3 | ne
island | Vavau | Vava'u | Tonga | -174.1,-18.75,-173.9,-18.56 | 3 | ne
island | Upolu | | Samoa | -172.1,-14.06,-171.4,-13.8 | 3 | ne
island | Savaii | Savai'i | Samoa | -172.8,-13.8,-172.2,-13.45 | 3 | ne
island | Tahití | | Polinesia Francesa | -149.6,-17.9,-149.1,-17.5 | 3 | ne
strait | Estrecho de Gibraltar | Gibraltar | España y Marruecos | -6.1,35.7,-5.3,36.2 | 1 | iho
strait | Estrecho de Ormuz | Ormuz, Hormuz | Irán y Omán | 55.5,25.3,57.3,27.2 | 1 | iho
strait | Bab el Mandeb | Estrecho de Bab el Mandeb | Yemen y Yibuti | 43,12.2,43.7,13 | 1 | iho
strait | Bósforo | Estrecho del Bósforo | Turquía | 28.95,40.98,29.2,41.25 | 1 | iho
strait | Dardanelos | Estrecho de los Dardanelos | Turquía | 26.1,39.9,26.8,40.5 | 1 | iho
strait | Estrecho de Malaca | Malaca | Malasia e Indonesia | 98,1,104,6 | 2 | iho
strait | Estrecho de Taiwán | Estrecho de Formosa | China y Taiwán | 117,22.5,121,26 | 1 | iho
strait | Estrecho de Bering | Bering | Rusia y Estados Unidos | -170.5,65,-167.5,67 | 2 | iho
strait | Estrecho de Magallanes | Magallanes | Chile | -74.5,-54.2,-68.3,-52.3 | 2 | iho
strait | Canal de la Mancha | La Mancha, English Channel | Francia y Reino Unido | -5.5,48.6,1.6,51.1 | 1 | iho
strait | Paso de Calais | Estrecho de Dover | Francia y Reino Unido | 1.2,50.8,1.9,51.2 | 2 | iho
strait | Estrecho de Kerch | Puente de Kerch, Puente de Crimea | Ucrania y Rusia | 36.4,44.9,36.8,45.5 | 2 | iho | Las dos orillas no son del mismo país: Crimea es de Ucrania.
strait | Canal de Suez | Suez | Egipto | 32.2,29.9,32.6,31.3 | 1 | ne
strait | Canal de Panamá | | Panamá | -80,8.9,-79.5,9.4 | 1 | ne
strait | Estrecho de Mesina | Mesina | Italia | 15.5,37.9,15.75,38.35 | 3 | iho
strait | Estrecho de Bonifacio | Bonifacio | Francia e Italia | 8.9,41.2,9.4,41.5 | 3 | iho
strait | Estrecho de Otranto | Otranto | Italia y Albania | 18.5,39.8,19.5,40.6 | 3 | iho
strait | Canal de Sicilia | Estrecho de Sicilia | Italia y Túnez | 10.5,36.5,12.8,38 | 2 | iho
strait | Estrecho de Corea | | Corea del Sur y Japón | 128,33,131,36 | 3 | iho
strait | Estrecho de Florida | | Estados Unidos y Cuba | -83,22.9,-79.5,25.5 | 3 | iho
strait | Canal de Mozambique | | Mozambique y Madagascar | 34,-26,48,-11 | 3 | iho
strait | Canal de Corinto | | Grecia | 22.95,37.9,23.02,37.96 | 3 | ne
sea | Mar Mediterráneo | Mediterráneo | | -5.5 36 ; -5.4 35.8 ; -2 35 ; 3 36.5 ; 10 36.8 ; 10 33 ; 20 30 ; 33 30.9 ; 35 31.5 ; 36.3 36.7 ; 30 36.9 ; 27 38 ; 26.7 40.3 ; 23 41 ; 19 42 ; 13.5 46 ; 12 45.6 ; 12 44 ; 16 41 ; 18 40.2 ; 16 39.5 ; 15.8 40 ; 12 42.3 ; 9 44.6 ; 7 44 ; 3 43.8 ; 3 42 ; 0 40 ; -1 38 ; -2 37 ; -4.5 37 | 1 | iho
sea | Mar Cantábrico | Cantábrico | | -7.9,43.2,-1.1,45 | 1 | iho
sea | Golfo de Vizcaya | | | -9,43.2,-1.1,48.5 | 2 | iho
sea | Mar de Alborán | | | -5.4,35.1,-1.8,36.9 | 1 | iho
sea | Mar Balear | | | -0.5,38.5,4.5,42 | 2 | iho
sea | Golfo de Cádiz | | | -9,35.8,-6,37.3 | 2 | iho
sea | Bahía de Algeciras | Bahía de Gibraltar | Cádiz | -5.47,36.08,-5.33,36.2 | 2 | ign | El nombre en español es bahía de Algeciras; las aguas junto al Peñón están en disputa.
sea | Bahía de Cádiz | | Cádiz | -6.31,36.47,-6.17,36.6@-6.26,36.56 | 3 | ign
sea | Bahía de Santander | | Cantabria | -3.84,43.4,-3.74,43.48 | 3 | ign
sea | Bahía de Palma | Badia de Palma | Mallorca | 2.5,39.34,2.8,39.57@2.64,39.47 | 3 | ign
sea | Bahía de Alcudia | Badia d'Alcúdia | Mallorca | 3.1,39.75,3.35,39.92 | 3 | ign
sea | Ría de Vigo | | Pontevedra | -8.9,42.15,-8.62,42.32@-8.78,42.23 | 3 | ign
sea | Ría de Pontevedra | | Pontevedra | -8.92,42.34,-8.68,42.43 | 3 | ign
sea | Ría de Arosa | Ría de Arousa | Pontevedra y A Coruña | -9.02,42.46,-8.78,42.65@-8.9,42.55 | 3 | ign
sea | Golfo Ártabro | | A Coruña | -8.48,43.33,-8.15,43.5@-8.34,43.43 | 3 | ign
sea | Golfo de Valencia | | Comunitat Valenciana | -0.4,38.75,0.3,40.1@0,39.4 | 3 | ign
sea | Golfo de Rosas | Golf de Roses | Girona | 3.1,42.1,3.3,42.27 | 3 | ign
sea | Golfo de Almería | | Almería | -2.8,36.65,-2.2,36.85@-2.45,36.75 | 3 | ign
sea | Golfo de Mazarrón | | Murcia | -1.6,37.35,-1.1,37.6@-1.35,37.5 | 3 | ign
sea | El Abra | | Bizkaia | -3.1,43.33,-3,43.4 | 3 | ign
sea | Golfo de León | | | 3,42.2,6.5,43.6 | 3 | iho
sea | Mar Negro | | | 27.4,40.9,41.8,47 | 1 | iho
sea | Mar de Azov | Azov | | 34.8,45.2,39.4,47.3 | 1 | iho
sea | Mar de Mármara | Mármara | Turquía | 26.7,40.3,29.9,41.1 | 2 | iho
sea | Mar Egeo | Egeo | | 22.8,35,28.3,41 | 1 | iho
sea | Mar Adriático | Adriático | | 12 45.8 ; 13.8 45.9 ; 19.6 42 ; 19.5 40.4 ; 18.4 40 ; 17 40.8 ; 15.5 41.9 ; 13.8 42.8 ; 12.3 44.2 | 1 | iho
sea | Mar Tirreno | Tirreno | | 9.7 44 ; 11 43.2 ; 14 41.2 ; 16 39.8 ; 15.7 38.2 ; 12.4 37.9 ; 9.5 39 ; 9.3 41.3 ; 9.4 43 | 2 | iho
sea | Mar Jónico | Jónico | | 15,35.8,22.5,40.5 | 2 | iho
sea | Mar Rojo | | | 32.3,12.5,43.5,30 | 1 | iho
sea | Golfo de Áqaba | Aqaba | | 34.4,27.9,35,29.6 | 3 | iho
sea | Golfo Pérsico | Golfo Arábigo | | 47.7,23.9,56.5,30.5 | 1 | iho | Golfo Pérsico es el nombre de la ONU. «Golfo Arábigo», que usan sus países árabes, solo en citas.
sea | Golfo de Omán | | | 56,22.5,61.8,26.5 | 2 | iho
sea | Golfo de Adén | | | 43.2,10.4,51.3,15 | 1 | iho
sea | Mar Arábigo | Mar de Arabia | | 51,5,77,25.5 | 2 | iho
sea | Golfo de Bengala | | | 79,5,95,22.8 | 3 | iho
sea | Mar Báltico | Báltico | | 9.4,53.6,30.3,66 | 1 | iho
sea | Golfo de Finlandia | | | 22,59,30.3,60.8 | 3 | iho
sea | Mar del Norte | | | -4,51,9,61 | 1 | iho
sea | Mar de Irlanda | | | -7,51.9,-2.8,55 | 3 | iho
sea | Mar de Barents | Barents | | 16,66.5,68,81 | 2 | iho
sea | Mar de Bering | | | 162,51,-157,66.5 | 3 | iho
sea | Mar de Ojotsk | | | 135 54 ; 142 54 ; 142.5 46 ; 145.5 43.8 ; 156.6 51 ; 156.8 57 ; 164 62 ; 150 60 ; 140 58 | 3 | iho
sea | Mar de China Meridional | Mar del Sur de China | | 104,0,121.5,23.5 | 1 | iho | Nombre geográfico, no de propiedad. La línea de nueve trazos no se dibuja salvo para hablar de ella (laudo de 12 de julio de 2016).
sea | Mar de China Oriental | | | 119 24 ; 121.5 25 ; 123 24.3 ; 128 26.8 ; 130 31 ; 130 33.3 ; 121 33.3 ; 119 30 | 2 | iho
sea | Mar Amarillo | | | 117.5,31.5,127,41 | 3 | iho
sea | Mar del Japón | Mar del Este | | 127.8 36 ; 129 35 ; 130.5 33.9 ; 132 35 ; 136 36 ; 138 37.2 ; 140 40.5 ; 141 43 ; 142 46 ; 142 52 ; 140 52 ; 135 43.5 ; 130 42.5 ; 127.3 39.5 | 2 | iho | El nombre de la OHI. Corea del Sur pide «mar del Este», que se escribe solo al hablar de la disputa.
sea | Mar Caribe | Caribe | | -87.5 21.5 ; -84.9 21.9 ; -80 22.3 ; -77 20.5 ; -74.2 20.2 ; -72 19 ; -68.5 18.6 ; -66 18.2 ; -64.6 18.4 ; -61.6 17 ; -61 14 ; -60.9 11 ; -61.9 10.2 ; -66 10 ; -72 9 ; -75 8 ; -77.5 8.3 ; -79.6 9.2 ; -82 8.8 ; -84 10.2 ; -86 13 ; -89 15.6 ; -88.5 19 | 1 | iho
sea | Golfo de México | Golfo de América | | -97.5 18 ; -94 17.8 ; -91 18 ; -90.3 20.9 ; -87 21.5 ; -84.9 21.9 ; -81 23.2 ; -80.6 25.1 ; -81.5 27.5 ; -82.5 30.3 ; -90 30.6 ; -97 29 ; -99 24 | 1 | iho | Golfo de México. «Golfo de América», el nombre que usa el Gobierno de Estados Unidos desde 2025, solo en citas.
sea | Golfo de Guinea | | | -8,-1,10.5,6.4 | 2 | iho
sea | Mar de los Sargazos | Sargazos | | -70,20,-40,35 | 3 | ne
sea | Golfo de Génova | | Italia | 8,43.6,10,44.4@8.8,44.1 | 3 | iho
sea | Golfo de Tarento | | Italia | 16.6,39.5,18.2,40.5 | 3 | iho
sea | Golfo de Botnia | | | 17,60.5,25.4,65.8@20,62.5 | 3 | iho
sea | Golfo de Sirte | | Libia | 15.5,30.3,20,32.5 | 3 | iho
sea | Golfo de Gabes | | Túnez | 10,33.6,11.3,35@10.6,34.2 | 3 | iho
sea | Mar de Noruega | | | -8,62.5,14,71 | 3 | iho
sea | Bahía de Hudson | | Canadá | -95,51,-77,64@-86,59 | 3 | iho
sea | Golfo de California | Mar de Cortés | México | -114.8 31.8 ; -112.5 29 ; -109.4 22.9 ; -106.5 22.9 ; -109 27 ; -112 31.5 | 3 | iho
sea | Golfo de Tailandia | | | 99.2,6,104.5,13.5@101.3,9.5 | 3 | iho
sea | Mar de Filipinas | | | 126,5,142,30 | 3 | iho
sea | Mar de Java | | Indonesia | 106,-7.5,115,-3.2 | 3 | iho
sea | Mar de Timor | | | 123,-14,131,-9.5 | 3 | iho
sea | Mar del Coral | | | 146,-24,162,-10 | 3 | iho
sea | Mar de Tasmania | | | 150,-45,171,-30 | 3 | iho
sea | Océano Atlántico | Atlántico | | -115 62 ; -115 45 ; -105 30 ; -100 20 ; -97 18 ; -94 16.6 ; -90 15.3 ; -86 13 ; -84 10 ; -82 8.7 ; -79.6 9.1 ; -77.5 7.8 ; -77 3 ; -76 -5 ; -70 -20 ; -71 -40 ; -70 -52 ; -67 -56 ; -67 -58 ; 20 -58 ; 20 -35 ; 22 -20 ; 20 10 ; 33 30.5 ; 38 36 ; 30 40 ; 30 62 ; 10 68 ; -60 68 | 1 | iho
sea | Océano Pacífico | Pacífico | | 147 -58 ; 147 -43 ; 143 -38 ; 143 -10 ; 131 -8 ; 125 -5 ; 118 -3 ; 117 6 ; 105 10 ; 105 22 ; 118 40 ; 135 55 ; 160 64 ; 180 66 ; 190 66.5 ; 203 62 ; 245 62 ; 245 45 ; 255 30 ; 260 20 ; 263 18 ; 266 16.6 ; 270 15.3 ; 274 13 ; 276 10 ; 278 8.7 ; 280.4 9.1 ; 282.5 7.8 ; 283 3 ; 284 -5 ; 290 -20 ; 289 -40 ; 290 -52 ; 293 -56 ; 293 -58 | 1 | iho
sea | Océano Índico | Índico | | 20 -58 ; 20 -35 ; 30 -25 ; 33 -15 ; 38 -5 ; 42 3 ; 48 11.9 ; 52 13 ; 58 21 ; 60 25.5 ; 67 26 ; 78 20 ; 88 23 ; 96 17 ; 98 8 ; 101 3 ; 105 -6 ; 115 -8.5 ; 125 -10 ; 131 -8 ; 143 -10 ; 143 -38 ; 147 -43 ; 147 -58 | 1 | iho
sea | Océano Ártico | Ártico | | -180,66.6,180,88 | 1 | iho
cape | Finisterre | Cabo Finisterre, Fisterra | A Coruña | -9.272,42.883 | 2 | ign
cape | Estaca de Bares | | A Coruña | -7.685,43.79 | 3 | ign
cape | Cabo de Peñas | | Asturias | -5.849,43.656 | 3 | ign
cape | Cabo Machichaco | Matxitxako | Bizkaia | -2.753,43.455 | 3 | ign
cape | Cabo de Gata | | Almería | -2.193,36.722 | 2 | ign
cape | Cabo de Palos | | Murcia | -0.69,37.635 | 3 | ign
cape | Cabo de la Nao | Cap de la Nau | Alicante | 0.231,38.733 | 3 | ign
cape | Cabo de Creus | Cap de Creus | Girona | 3.32,42.319 | 2 | ign
cape | Cabo Trafalgar | Trafalgar | Cádiz | -6.034,36.183 | 2 | ign
cape | Punta de Tarifa | Punta Marroquí | Cádiz | -5.609,36 | 2 | ign
cape | Cabo de Tres Forcas | Tres Forcas | Marruecos | -2.964,35.438 | 3 | ne
cape | Cabo Espartel | Espartel | Marruecos | -5.923,35.791 | 3 | ne
cape | Cabo Bojador | Bojador | Sáhara Occidental | -14.49,26.13 | 3 | ne
cape | Cabo de San Vicente | São Vicente | Portugal | -8.997,37.022 | 3 | ne
cape | Cabo de Hornos | Hornos | Chile | -67.27,-55.98 | 2 | ne
cape | Cabo de Buena Esperanza | Buena Esperanza | Sudáfrica | 18.474,-34.357 | 2 | ne
cape | Cabo Norte | Nordkapp | Noruega | 25.784,71.171 | 3 | ne
cape | Cabo Cañaveral | Cañaveral, Cabo Kennedy | Estados Unidos | -80.6,28.46 | 2 | ne
mountain | Teide | Pico del Teide | Tenerife | -16.642,28.272 | 1 | ign
mountain | Mulhacén | | Granada | -3.312,37.053 | 2 | ign
mountain | Aneto | | Huesca | 0.657,42.631 | 2 | ign
mountain | Peñalara | | Madrid y Segovia | -3.956,40.85 | 3 | ign
mountain | Moncayo | | Zaragoza y Soria | -1.84,41.787 | 3 | ign
mountain | Naranjo de Bulnes | Picu Urriellu | Asturias | -4.814,43.2 | 3 | ign
mountain | Montserrat | | Barcelona | 1.812,41.605 | 2 | ign
mountain | Cumbre Vieja | Tajogaite, Volcán de La Palma | La Palma | -17.866,28.613 | 2 | ign
mountain | Picos de Europa | | | -5.2,43.05,-4.5,43.3 | 2 | ign
mountain | Sierra Nevada | | | -3.6,36.9,-2.9,37.25 | 2 | ign
mountain | Sierra Morena | | | -7,37.6,-2.8,38.8 | 2 | ign
mountain | Sierra de Guadarrama | Guadarrama | | -4.4,40.5,-3.6,41.1 | 2 | ign
mountain | Pirineos | | España, Francia y Andorra | -2,42,3.3,43.3 | 1 | ign
mountain | Cordillera Cantábrica | | | -7.2,42.4,-2.6,43.4 | 2 | ign
mountain | Sierra de la Culebra | La Culebra | Zamora | -6.6,41.75,-6,42.05 | 2 | ign
mountain | Alpes | | | 5,43.5,16.5,48.3 | 1 | ne
mountain | Andes | | | -80,-56,-62,11 | 1 | ne
mountain | Himalaya | | | 73,26.5,97.5,36.5 | 1 | ne
mountain | Cáucaso | | | 37,40.5,50,44.8 | 1 | ne
mountain | Urales | Montes Urales | Rusia | 54,51,68,69 | 2 | ne
mountain | Cárpatos | | | 17,44.5,27,50 | 2 | ne
mountain | Atlas | Cordillera del Atlas | | -10,29.5,10,37 | 2 | ne
mountain | Rif | El Rif | Marruecos | -5.6,34.6,-2.2,35.9 | 2 | ne
mountain | Everest | | Nepal y China | 86.925,27.988 | 1 | ne
mountain | K2 | | Pakistán y China | 76.513,35.882 | 2 | ne
mountain | Mont Blanc | | Francia e Italia | 6.865,45.833 | 2 | ne
mountain | Cervino | Matterhorn | Suiza e Italia | 7.658,45.976 | 3 | ne
mountain | Etna | | Sicilia | 14.995,37.751 | 2 | ne
mountain | Vesubio | | Italia | 14.426,40.821 | 2 | ne
mountain | Campos Flégreos | | Italia | 14.139,40.827 | 3 | ne
mountain | Elbrús | Elbrus | Rusia | 42.439,43.355 | 3 | ne
mountain | Kilimanjaro | | Tanzania | 37.355,-3.076 | 2 | ne
mountain | Nyiragongo | | República Democrática del Congo | 29.25,-1.52 | 3 | ne
mountain | Aconcagua | | Argentina | -70.011,-32.653 | 2 | ne
mountain | Nevado del Ruiz | | Colombia | -75.322,4.892 | 3 | ne
mountain | Popocatépetl | | México | -98.622,19.023 | 3 | ne
mountain | Monte Fuji | Fuji | Japón | 138.727,35.361 | 2 | ne
mountain | Krakatoa | | Indonesia | 105.423,-6.102 | 3 | ne
river | Ebro | Ebre, Río Ebro | | -4.4 43.04 > -2.45 42.47 > -0.88 41.66 > 0.86 40.72 | 1 | ign
river | Tajo | Tejo, Río Tajo | | -1.7 40.32 > -4.02 39.86 > -7 39.65 > -9.14 38.7 | 1 | ign
river | Duero | Douro, Río Duero | | -2.87 42.01 > -4.72 41.65 > -6.2 41.2 > -8.67 41.14 | 1 | ign
river | Guadalquivir | Río Guadalquivir | | -2.95 37.85 > -2.79 38.17 > -3.02 38.08 > -3.55 37.98 > -3.8 37.98 > -3.92 38.01 > -4.05 38.03 > -4.38 38.03 > -4.49 37.94 > -4.78 37.87 > -5.02 37.81 > -5.11 37.8 > -5.28 37.69 > -5.53 37.65 > -5.67 37.61 > -5.87 37.55 > -6 37.39 > -6.05 37.28 > -6.14 37.1 > -6.23 36.95 > -6.36 36.79 | 1 | ign
river | Guadiana | Río Guadiana | | -2.88 38.95 > -3.09 39.13 > -3.6 39.13 > -3.72 39.13 > -4 38.95 > -4.29 38.99 > -4.62 39.08 > -5.02 39.37 > -5.19 39.16 > -5.39 38.98 > -5.96 38.96 > -6.35 38.91 > -6.62 38.9 > -6.97 38.88 > -7.18 38.77 > -7.39 38.4 > -7.5 38.2 > -7.63 37.8 > -7.66 37.64 > -7.52 37.55 > -7.47 37.47 > -7.41 37.19 | 1 | ign
river | Miño | Minho, Río Miño | | -7.3 43.2 > -7.62 43.12 > -7.57 43 > -7.62 42.81 > -7.71 42.63 > -7.73 42.46 > -7.87 42.34 > -8.14 42.28 > -8.31 42.11 > -8.5 42.08 > -8.64 42.04 > -8.77 41.95 > -8.87 41.87 | 2 | ign
river | Júcar | Xúquer, Río Júcar | | -1.85 40.35 > -2.14 40.08 > -2.09 39.55 > -2.22 39.2 > -2.05 39.1 > -1.52 39.18 > -1.43 39.19 > -1.06 39.23 > -0.65 39.14 > -0.43 39.15 > -0.31 39.2 > -0.23 39.15 | 2 | ign
river | Segura | Río Segura | | -2.67 38.12 > -2.2 38.4 > -1.77 38.37 > -1.7 38.24 > -1.42 38.24 > -1.3 38.11 > -1.13 37.98 > -0.95 38.08 > -0.72 38.09 > -0.64 38.1 | 2 | ign
river | Turia | Túria, Río Turia | | -1.66 40.4 > -1.11 40.34 > -0.33 39.45 | 2 | ign
river | Llobregat | Río Llobregat | | 1.97 42.24 > 1.87 41.7 > 2.15 41.3 | 3 | ign
river | Barranco del Poyo | Rambla del Poyo | Valencia | -0.75 39.45 > -0.5 39.43 > -0.36 39.36 | 2 | ign
river | Nilo | | | 32.5 0.5 > 31.6 4.85 > 32.5 15.6 > 32.9 24.1 > 31.2 30 > 31.85 31.5 | 1 | ne
river | Danubio | | | 8.5 47.95 > 16.4 48.2 > 19.05 47.5 > 20.46 44.82 > 29.7 45.2 | 1 | ne
river | Rin | | | 8.9 46.7 > 9.5 47.5 > 7.6 47.56 > 7.75 48.57 > 6.96 50.94 > 4.1 51.98 | 1 | ne
river | Dniéper | Dnipró | | 33.8 55.8 > 30.52 50.45 > 35.05 48.46 > 32.6 46.6 > 31.9 46.5 | 1 | ne
river | Dniéster | | | 23 49.2 > 28.5 48.2 > 29.6 46.8 > 30.4 46.3 | 3 | ne
river | Volga | | Rusia | 32.5 57.25 > 39.9 57.6 > 49.1 55.8 > 44.5 48.7 > 48 45.8 | 2 | ne
river | Don | | Rusia | 38.3 54 > 39.2 51.7 > 43.8 48.7 > 39.3 47.1 | 3 | ne
river | Jordán | | | 35.6 33.18 > 35.55 31.76 | 1 | ne
river | Litani | | Líbano | 36.1 34 > 35.55 33.35 > 35.25 33.34 | 2 | ne
river | Éufrates | | | 39.5 38.7 > 38 36.8 > 40.2 35.3 > 44.3 32.5 > 47.4 31 | 2 | ne
river | Tigris | | | 39.4 38.5 > 43.1 36.35 > 44.4 33.3 > 47.4 31 | 2 | ne
river | Ganges | | | 78.6 30.1 > 82 25.4 > 88 24.8 > 90.6 23.3 | 2 | ne
river | Indo | | | 81.3 31.2 > 74.6 35.5 > 72.2 33.9 > 67.5 24 | 2 | ne
river | Mekong | | | 94.7 33 > 100.4 22 > 102.6 17.9 > 105 11.6 > 106.5 9.6 | 3 | ne
river | Yangtsé | Río Azul | China | 91 33.5 > 102.6 26.5 > 106.6 29.6 > 114.3 30.6 > 121.5 31.4 | 3 | ne
river | Amazonas | Río Amazonas | | -73.5 -4.45 > -60 -3.1 > -50 -0.1 | 1 | ne
river | Misisipi | Mississippi | Estados Unidos | -95.2 47.24 > -90.2 38.6 > -90.07 29.95 > -89.25 29.15 | 2 | ne
river | Río Bravo | Río Grande | Estados Unidos y México | -107 37.7 > -106.5 31.76 > -99.5 27.5 > -97.15 25.95 | 1 | ne
river | Congo | Río Congo | | 26 -9 > 25.2 0.5 > 18.3 0.1 > 15.3 -4.3 > 12.4 -6 | 3 | ne
river | Sena | | Francia | 4.7 47.5 > 2.35 48.86 > 0.2 49.43 | 2 | ne
river | Támesis | | Reino Unido | -2 51.7 > -0.12 51.5 > 0.7 51.5 | 2 | ne
river | Sil | Río Sil | | -6.6 42.55 > -7.1 42.41 > -7.72 42.4 | 3 | ign
river | Pisuerga | Río Pisuerga | | -4.38 42.8 > -4.5 41.9 > -4.75 41.62 | 3 | ign
river | Ródano | Rhône | | 7.36 46.23 > 6.15 46.2 > 4.83 45.75 > 4.8 43.95 > 4.7 43.45 | 2 | ne
river | Loira | Loire | Francia | 4.1 46.05 > 3.16 46.99 > 1.9 47.9 > 0.69 47.39 > -1.55 47.21 | 2 | ne
river | Garona | Garonne | | 1.44 43.6 > -0.57 44.84 | 2 | ne
river | Po | Río Po | Italia | 7.68 45.07 > 9.7 45.05 > 11.6 44.95 > 12.3 44.95 | 2 | ne
river | Elba | Elbe | | 14.05 50.66 > 13.74 51.05 > 11.63 52.13 > 10 53.53 | 2 | ne
river | Óder | Oder | | 17.04 51.12 > 14.55 52.35 > 14.5 53.3 | 3 | ne
river | Vístula | Wisła | Polonia | 19.94 50.05 > 21 52.23 > 18.6 53.01 > 18.9 54.2 | 3 | ne
river | Tisza | Tisa | | 20.2 47.17 > 20.15 46.25 > 20.25 45.3 | 3 | ne
river | Sava | | | 15.98 45.79 > 16.37 45.48 > 16.91 45.27 > 17.25 45.15 > 18.02 45.15 > 18.47 45.06 > 18.81 44.88 > 19.61 44.97 > 19.7 44.76 > 20.45 44.82 | 3 | ne
river | Prut | | | 25.94 48.29 > 27.7 47.2 > 28.2 45.5 | 3 | ne
river | Prípiat | Prypiat | | 26.1 52.11 > 27.2 52.05 > 27.74 52.07 > 28.5 52.13 > 29.27 52.05 > 29.5 51.8 > 30.2 51.35 > 30.6 51 | 2 | ne
river | Donets | Donets Septentrional, Siverski Donets | | 36.94 50.29 > 36.97 49.87 > 36.69 49.83 > 36.36 49.68 > 36.86 49.45 > 37.26 49.21 > 37.57 49.03 > 38.1 48.93 > 38.45 48.92 > 39.23 48.73 > 39.47 48.64 > 40.27 48.32 > 40.78 48.18 > 40.9 47.6 | 2 | ne
river | Bug Meridional | Pivdennyi Bug | Ucrania | 26.98 49.42 > 28.48 49.23 > 28.95 48.82 > 29.86 48.34 > 30.85 48.05 > 31.18 47.82 > 31.33 47.57 > 31.78 47.31 > 31.98 46.97 | 3 | ne
river | Kama | | Rusia | 56.2 58 > 52.4 55.7 > 49.5 55.3 | 3 | ne
river | Ural | Río Ural | | 58.6 51.2 > 55.1 51.77 > 51.37 51.2 > 51.9 47.1 | 3 | ne
river | Obi | Ob | Rusia | 83.8 53.35 > 82.9 55 > 73.4 61.25 > 66.6 66.5 | 3 | ne
river | Irtish | | | 82.6 49.95 > 73.4 54.98 > 68.25 58.2 > 69 61 | 3 | ne
river | Yeniséi | | Rusia | 92.9 56 > 92.2 58.45 > 86.2 69.4 | 3 | ne
river | Lena | | Rusia | 115 60.7 > 129.7 62 > 127 70.7 | 3 | ne
river | Amur | | Rusia y China | 127.5 50.27 > 135.07 48.5 > 140.7 53 | 3 | ne
river | Kurá | Kura | | 44.8 41.7 > 47 40.8 > 49.3 39.4 | 3 | ne
river | Amu Daria | Oxus | | 67.3 37.2 > 63.6 39.1 > 60.6 41.6 | 3 | ne
river | Sir Daria | | | 69.6 40.3 > 65.5 44.85 > 61.8 46 | 3 | ne
river | Helmand | | Afganistán | 64.3 31.6 > 62.1 30.2 | 3 | ne
river | Brahmaputra | Yarlung Tsangpo | | 91 29.3 > 94.9 27.6 > 91.75 26.2 > 89.7 24.4 | 3 | ne
river | Irawadi | Irrawaddy, Ayeyarwady | Birmania | 97.4 25.4 > 96.05 21.98 > 95.1 20.15 > 95.2 17 | 3 | ne
river | Río Amarillo | Huang He | China | 103.8 36.06 > 106.8 39.6 > 109.8 40.55 > 110.35 34.65 > 117 36.75 > 118.9 37.6 | 3 | ne
river | Nilo Azul | | | 37.3 11.6 > 34.36 11.79 > 32.5 15.62 | 2 | ne
river | Níger | Río Níger | | -8 12.65 > -4.2 14.5 > -3 16.7 > 0.05 16.27 > 2.1 13.5 > 6.75 7.8 > 6.6 5.8 | 3 | ne
river | Senegal | Río Senegal | | -11.45 14.45 > -13.5 16.1 > -16.2 16.45 | 3 | ne
river | Zambeze | Zambezi | | 25.85 -17.9 > 28.8 -16.5 > 33.6 -16.16 > 35.8 -18.1 | 3 | ne
river | Limpopo | | | 29.6 -22.25 > 31.4 -22.4 > 33.2 -24.8 | 3 | ne
river | Orange | Río Orange, Gariep | | 26.7 -30.7 > 21.25 -28.45 > 17.4 -28.6 | 3 | ne
river | Orinoco | | Venezuela | -67.63 5.66 > -63.55 8.13 > -61.5 8.6 | 2 | ne
river | Magdalena | Río Magdalena | Colombia | -74.83 5.2 > -73.87 7.07 > -74.8 10.9 | 3 | ne
river | Madeira | Río Madeira | Brasil | -63.9 -8.76 > -58.9 -3.5 | 3 | ne
river | São Francisco | Río San Francisco | Brasil | -44.95 -17.34 > -43.4 -13.3 > -40.5 -9.4 > -36.5 -10.4 | 3 | ne
river | Paraná | Río Paraná | | -52.1 -21.76 > -54.5 -25.5 > -55.9 -27.37 > -58.85 -27.45 > -60.64 -32.95 > -58.6 -34 | 2 | ne
river | Paraguay | Río Paraguay | | -57.65 -19 > -57.63 -25.28 > -58.6 -27.2 | 3 | ne
river | Uruguay | Río Uruguay | | -57.09 -29.75 > -58 -31.4 > -58.3 -33.5 | 3 | ne
river | Colorado | Río Colorado | Estados Unidos | -109.55 38.57 > -111.6 36.9 > -114.6 35.2 > -114.7 32.7 | 2 | ne
river | Misuri | Missouri | Estados Unidos | -103.6 48.1 > -100.8 46.8 > -96 41.25 > -94.6 39.1 > -90.2 38.8 | 3 | ne
river | Ohio | Río Ohio | Estados Unidos | -80 40.44 > -84.5 39.1 > -85.76 38.27 > -89.1 37 | 3 | ne
river | Columbia | Río Columbia | | -120.2 47.5 > -119.1 46.2 > -122.7 45.65 > -123.6 46.2 | 3 | ne
river | San Lorenzo | Saint-Laurent | | -76.4 44.2 > -73.55 45.5 > -71.2 46.8 | 3 | ne
river | Mackenzie | | Canadá | -121.35 61.86 > -126.8 65.28 > -134 67.8 | 3 | ne
river | Yukón | Yukon | | -135.05 60.72 > -139.4 64.06 > -156.9 64.73 > -163 62.3 | 3 | ne
river | Murray | | Australia | 146.9 -36.1 > 142.15 -34.2 > 139.3 -35 | 3 | ne
river | Darling | | Australia | 145.9 -30.1 > 142.4 -32.4 > 141.9 -34.1 | 3 | ne
lake | Mar Menor | | Murcia | -0.87,37.62,-0.72,37.83 | 1 | ign
lake | Albufera de Valencia | La Albufera, l'Albufera | Valencia | -0.4,39.28,-0.3,39.38 | 2 | ign
lake | Mar Muerto | | | 35.35,30.9,35.65,31.8 | 1 | ne
lake | Mar Caspio | Caspio | | 46.6,36.5,54.8,47.2 | 1 | ne
lake | Mar de Galilea | Lago Tiberíades | Israel | 35.5,32.7,35.66,32.9 | 3 | ne
lake | Mar de Aral | Aral | | 58,43.3,62,46.9 | 3 | ne
lake | Lago Chad | | | 12.5,12.4,15.5,14.3 | 3 | ne
lake | Lago Victoria | | | 31.5,-3.1,34.9,0.6 | 3 | ne
lake | Lago Tanganica | Tanganyika | | 29.05,-8.8,31.2,-3.3 | 3 | ne
lake | Lago Malaui | Lago Nyasa | | 33.9,-14.4,35.3,-9.5 | 3 | ne
lake | Lago Turkana | | | 35.8,2.4,36.75,4.65 | 3 | ne
lake | Lago Nasser | | | 31.3,21.8,33.1,24 | 3 | ne
lake | Lago Baikal | Baikal | Rusia | 103.6,51.5,109.9,55.8 | 2 | ne
lake | Lago Ládoga | Ládoga | Rusia | 29.8,59.9,32.95,61.8 | 3 | ne
lake | Lago Onega | Onega | Rusia | 34.2,60.85,36.5,62.9 | 3 | ne
lake | Lago Vänern | Vänern | Suecia | 12.35,58.4,14.1,59.4 | 3 | ne
lake | Lago Peipus | Peipus | | 26.9,57.85,28.2,59 | 3 | ne
lake | Lago Balatón | Balatón | Hungría | 17.25,46.7,18.2,47.05 | 3 | ne
lake | Lago Lemán | Lago de Ginebra | | 6.15,46.2,6.93,46.52 | 3 | ne
lake | Lago de Constanza | Bodensee | | 9,47.48,9.75,47.82 | 3 | ne
lake | Lago de Garda | Garda | Italia | 10.5,45.42,10.87,45.88 | 3 | ne
lake | Lago Van | Van | Turquía | 42.3,38.3,43.6,39 | 3 | ne
lake | Lago Urmía | Urmía | Irán | 45,37,45.95,38.3 | 3 | ne
lake | Lago Superior | | | -92.1,46.5,-84.6,48.9 | 2 | ne
lake | Lago Míchigan | Michigan | Estados Unidos | -88,41.6,-85.4,46.1 | 2 | ne
lake | Lago Hurón | Huron | | -84.7,43,-79.8,46.3 | 3 | ne
lake | Lago Erie | Erie | | -83.5,41.4,-78.9,42.9 | 3 | ne
lake | Lago Ontario | | | -79.8,43.2,-76.2,44.2 | 3 | ne
lake | Lago Winnipeg | | Canadá | -99.3,50.3,-96.3,53.9 | 3 | ne
lake | Gran Lago del Esclavo | | Canadá | -117,60.8,-109.2,62.9 | 3 | ne
lake | Gran Lago del Oso | | Canadá | -125,64.8,-117.6,66.9 | 3 | ne
lake | Lago Maracaibo | | Venezuela | -72.1,9.1,-71,10.9 | 2 | ne
lake | Lago de Nicaragua | Cocibolca | Nicaragua | -85.95,11,-84.75,12.1 | 3 | ne
coast | Costa Brava | | Girona | 3.13 41.72 > 3.3 42.02 > 3.28 42.2 > 3.4 42.36 | 3 | ign
coast | Costa Dorada | Costa Daurada | Tarragona | 0.95 40.93 > 1.2 41.02 > 1.55 41.12 > 1.75 41.15 | 3 | ign
coast | Costa del Azahar | Costa dels Tarongers | Castellón | 0.03 39.78 > 0.17 40.02 > 0.42 40.28 > 0.56 40.5 | 3 | ign
coast | Costa Blanca | | Alicante | -0.42 38.05 > -0.3 38.3 > 0.05 38.48 > 0.32 38.68 | 3 | ign
coast | Costa Cálida | | Murcia | -1.5 37.34 > -1.2 37.47 > -0.9 37.5 > -0.62 37.55 | 3 | ign
coast | Costa Tropical | | Granada | -3.75 36.66 > -3.45 36.65 > -3.15 36.68 | 3 | ign
coast | Costa del Sol | | Málaga | -5.1 36.34 > -4.75 36.42 > -4.35 36.6 > -3.95 36.65 | 2 | ign
coast | Costa de la Luz | | Cádiz y Huelva | -7.3 37.1 > -6.9 37.05 > -6.55 36.8 > -6.45 36.55 | 3 | ign
coast | Rías Baixas | Rías Bajas | Pontevedra | -8.98 42.05 > -9 42.3 > -9.08 42.5 | 2 | ign
coast | Costa da Morte | Costa de la Muerte | A Coruña | -9.33 42.85 > -9.3 43.1 > -9.05 43.3 > -8.75 43.38 | 2 | ign
coast | Rías Altas | | A Coruña y Lugo | -8.25 43.6 > -7.9 43.8 > -7.5 43.78 > -7.15 43.66 | 3 | ign
coast | Costa Verde | | Asturias | -6.7 43.66 > -6.1 43.68 > -5.6 43.68 > -5 43.55 | 3 | ign
coast | Costa Azul | Côte d'Azur | Francia | 6.4 43.05 > 6.95 43.4 > 7.3 43.6 > 7.6 43.72 | 2 | ne
coast | Costa Amalfitana | | Italia | 14.4 40.57 > 14.6 40.57 > 14.75 40.62 | 3 | ne
lake | Mar Chica | Laguna de Nador | Marruecos | -2.97,35.08,-2.75,35.22@-2.85,35.15 | 3 | ne
lake | Lago Titicaca | Titicaca | | -70.3,-16.7,-68.5,-15.2 | 3 | ne
region | Doñana | Parque Nacional de Doñana | Huelva y Sevilla | -6.6,36.8,-6.2,37.2 | 1 | ign
region | Campo de Gibraltar | | Cádiz | -6,36,-5.2,36.6 | 2 | ign
region | Condado de Treviño | Treviño | Burgos | -2.95,42.65,-2.5,42.85 | 3 | ign
region | Rincón de Ademuz | | Valencia | -1.45,39.95,-1,40.2 | 3 | ign
region | Delta del Ebro | | Tarragona | 0.55,40.55,0.9,40.8 | 2 | ign
region | Península Ibérica | | | -9.6,35.9,3.4,43.9 | 1 | ne
region | Escocia | Scotland | Reino Unido | -7.7,54.6,-0.7,60.9 | 1 | ne
region | Inglaterra | England | Reino Unido | -6.4,49.9,1.8,55.8 | 1 | ne
region | Gales | Wales | Reino Unido | -5.4,51.4,-2.6,53.5 | 1 | ne
region | Irlanda del Norte | Ulster | Reino Unido | -8.2,54,-5.4,55.4 | 1 | ne
region | Baviera | Bayern | Alemania | 8.97,47.27,13.84,50.57 | 1 | ne
region | Sajonia | Sachsen | Alemania | 11.87,50.17,15.04,51.69 | 3 | ne
region | Renania | Renania del Norte-Westfalia | Alemania | 5.86,50.32,9.46,52.53 | 3 | ne
region | Flandes | Vlaanderen | Bélgica | 2.5,50.7,5.9,51.5 | 2 | ne
region | Valonia | Wallonie | Bélgica | 2.8,49.5,6.4,50.8 | 2 | ne
region | Bretaña | Bretagne | Francia | -5.2,47.2,-1,48.9 | 2 | ne
region | Normandía | Normandie | Francia | -1.95,48.2,1.8,50.1 | 2 | ne
region | Provenza | Provence | Francia | 4.2,43,7.7,45.1 | 3 | ne
region | País Vasco francés | Iparralde | Francia | -1.8,42.8,-0.7,43.6 | 2 | ne
region | Rosellón | Roussillon, Catalunya Nord | Francia | 1.7,42.3,3.2,42.9 | 3 | ne
region | Guayana Francesa | | Francia | -54.6,2.1,-51.6,5.8 | 2 | ne
region | Lombardía | Lombardia | Italia | 8.5,44.7,11.4,46.6 | 2 | ne
region | Toscana | | Italia | 9.7,42.2,12.4,44.5 | 2 | ne
region | Algarve | | Portugal | -9,36.9,-7.4,37.5 | 2 | ne
region | Alentejo | | Portugal | -8.9,37.3,-6.9,39.5 | 3 | ne
region | Balcanes | | | 13,36,30,47 | 1 | ne
region | Escandinavia | | | 4,55,31.5,71.3 | 1 | ne
region | Laponia | | | 17,65,32,71.2 | 3 | ne
region | Corredor de Suwalki | Suwałki, Suwalki | Polonia y Lituania | 22.5,53.8,23.9,54.5 | 2 | ne
region | Región de Kaliningrado | Óblast de Kaliningrado | Rusia | 19.6,54.3,22.9,55.35 | 2 | ne
region | Donbás | Donbass | Ucrania | 36.5,46.8,40.3,50.1 | 1 | onu | Las regiones de Donetsk y Lugansk, de Ucrania. Rusia dijo anexionárselas en 2022 sin reconocimiento (resolución ES-11/4 de la Asamblea General). Del color de Ucrania; el frente, con su fecha y su fuente.
region | Transnistria | Transdniéster | Moldavia | 28.9,46.5,30.2,48.2 | 1 | onu | De Moldavia, que no la controla desde 1992. El atlas no la separa: se rotula, sin frontera.
region | Abjasia | Abkhazia | Georgia | 40,42.4,42.2,43.6 | 2 | onu | De Georgia según la ONU y España; la reconocen Rusia y otros cuatro. Se rotula, sin frontera.
region | Osetia del Sur | | Georgia | 43.4,42,44.7,42.7 | 2 | onu | De Georgia según la ONU y España; la reconocen Rusia y otros cuatro. Se rotula, sin frontera.
region | Alto Karabaj | Nagorno Karabaj | Azerbaiyán | 46.1,39.2,47.3,40.4 | 1 | onu | De Azerbaiyán, que la tomó en septiembre de 2023; su población armenia huyó.
region | Chechenia | | Rusia | 44.8,42.5,46.7,44 | 2 | ne
region | Siberia | | Rusia | 60,49,180,74 | 2 | ne
region | Kamchatka | | Rusia | 155.5,50.8,164.5,60.5 | 2 | ne
region | Gaza | Franja de Gaza | Palestina | 34.2,31.2,34.57,31.6@34.26,31.52 | 1 | onu | Parte de Palestina. Línea de 1967 a trazos; zonas de guerra o de evacuación, con su fecha y su fuente.
region | Cisjordania | Ribera Occidental, West Bank | Palestina | 34.88,31.34,35.57,32.55 | 1 | onu | Parte de Palestina, ocupada por Israel desde 1967, con Jerusalén Este (resolución 2334 del Consejo de Seguridad). No «Judea y Samaria» salvo en citas.
region | Jerusalén Este | Jerusalén Oriental | Palestina | 35.23,31.78 | 1 | onu | Territorio palestino ocupado; su anexión por Israel no tiene reconocimiento (resolución 478 del Consejo de Seguridad).
region | Golán | Altos del Golán | Siria | 35.62,32.68,35.91,33.34 | 1 | onu | De Siria, ocupado por Israel desde 1967 y anexionado en 1981 sin reconocimiento (resolución 497 del Consejo de Seguridad).
region | Granjas de Shebaa | Shebaa | Líbano, Siria e Israel | 35.73,33.31 | 3 | onu | Ocupadas por Israel; Líbano dice que son suyas y la ONU, que son parte del Golán sirio.
region | Galilea | | Israel | 35,32.55,35.65,33.1 | 3 | ne
region | Néguev | Negev | Israel | 34.2,29.5,35.5,31.4 | 3 | ne
region | Sinaí | Península del Sinaí | Egipto | 32.3,27.7,34.9,31.3 | 2 | ne
region | Kurdistán iraquí | Kurdistán | Irak | 41.9,34.3,46.4,37.4 | 2 | ne
region | Cachemira | Kashmir, Jammu y Cachemira | India, Pakistán y China | 72.5,32.3,80.4,37.1 | 1 | onu | Sin color propio: cada lado de quien lo administra y las líneas de control a trazos.
region | Punyab | Punjab | India y Pakistán | 69.3,27.7,77,34.1 | 2 | ne
region | Tíbet | Tibet, Xizang | China | 78.4,26.9,99.1,36.5 | 2 | ne
region | Xinjiang | Sinkiang | China | 73.5,34.3,96.4,49.2 | 2 | ne
region | Oriente Próximo | Oriente Medio | | 25,12,63,42.5 | 1 | ne
region | Sahel | | | -17,10,38,18 | 1 | ne
region | Sáhara | Desierto del Sáhara | | -17,15,38,35 | 2 | ne
region | Magreb | | | -17.2,19,25.2,37.6 | 2 | ne
region | Cuerno de África | | | 40,-2,51.5,18 | 2 | ne
region | Darfur | | Sudán | 22,9.5,27.5,20 | 1 | ne
region | Tigray | | Etiopía | 36.4,12.3,40,14.9 | 2 | ne
region | Kivu | Kivu del Norte, Kivu del Sur | República Democrática del Congo | 26.8,-5,30,1 | 2 | ne
region | Cabilia | | Argelia | 3.5,36.2,5.7,36.95 | 3 | ne
region | California | | Estados Unidos | -124.5,32.5,-114.1,42 | 1 | ne
region | Texas | Tejas | Estados Unidos | -106.7,25.8,-93.5,36.5 | 1 | ne
region | Florida | | Estados Unidos | -87.7,24.4,-80,31 | 1 | ne
region | Estado de Nueva York | | Estados Unidos | -79.8,40.5,-71.8,45 | 2 | ne
region | Alaska | | Estados Unidos | -168.2,54,-130,71.5 | 1 | ne
region | Hawái | Hawaii, Islas Hawái | Estados Unidos | -160.3,18.9,-154.8,22.3 | 1 | ne
region | Arizona | | Estados Unidos | -114.8,31.3,-109,37 | 2 | ne
region | Nuevo México | New Mexico | Estados Unidos | -109.1,31.3,-103,37 | 2 | ne
region | Nevada | | Estados Unidos | -120,35,-114,42 | 2 | ne
region | Luisiana | Louisiana | Estados Unidos | -94.1,28.9,-88.8,33.1 | 2 | ne
region | Pensilvania | Pennsylvania | Estados Unidos | -80.5,39.7,-74.7,42.3 | 2 | ne
region | Míchigan | Michigan | Estados Unidos | -90.5,41.7,-82.4,48.3 | 2 | ne
region | Wisconsin | | Estados Unidos | -92.9,42.5,-86.8,47.1 | 2 | ne
region | Minesota | Minnesota | Estados Unidos | -97.3,43.5,-89.5,49.4 | 2 | ne
region | Ohio | | Estados Unidos | -84.8,38.4,-80.5,42 | 2 | ne
region | Georgia (Estados Unidos) | | Estados Unidos | -85.6,30.4,-80.8,35 | 2 | ne
region | Carolina del Norte | North Carolina | Estados Unidos | -84.3,33.8,-75.4,36.6 | 2 | ne
region | Carolina del Sur | South Carolina | Estados Unidos | -83.4,32,-78.5,35.2 | 3 | ne
region | Nueva Inglaterra | New England | Estados Unidos | -73.7,40.9,-66.9,47.5 | 3 | ne
region | Quebec (provincia) | Québec | Canadá | -79.8,45,-57.1,62.6 | 2 | ne
region | Baja California | | México | -117.2,22.8,-109.4,32.7 | 3 | ne
region | Chiapas | | México | -94.2,14.5,-90.4,18 | 2 | ne
region | Sinaloa | | México | -109.5,22.5,-105.4,27.1 | 2 | ne
region | Yucatán | Península de Yucatán | México | -92.5,17.8,-86.7,21.7 | 2 | ne
region | Centroamérica | América Central | | -92.3,7.2,-77.1,18.5 | 1 | ne
region | Tapón del Darién | Darién | Panamá y Colombia | -78.5,7.2,-77,9.1 | 1 | ne
region | Esequibo | Guayana Esequiba | Guyana | -61.4,0.9,-57.2,8.6 | 1 | onu | Lo administra Guyana y lo reclama Venezuela: está en la Corte Internacional de Justicia. Del color de Guyana.
region | Amazonia | Amazonía | | -79,-16,-44,9 | 1 | ne
region | Patagonia | | Argentina y Chile | -76,-56,-62,-37 | 1 | ne
town | Chernóbil | Chernobyl, Chornobyl | Ucrania | 30.22,51.27 | 2 | ne
town | Prípiat | Pripyat | Ucrania | 30.05,51.405 | 3 | ne
town | Vuhledar | Ugledar | Ucrania | 37.25,47.78 | 3 | ne
town | Smara | Esmara | Sáhara Occidental | -11.67,26.74 | 3 | ne
`;

const isKind = (text: string): text is PlaceKind => PLACE_KINDS.some((kind) => kind === text);
const isSource = (text: string): text is NewsSource => text in NEWS_SOURCES;

const codeOf = (kind: string, name: string) =>
  `${kind}:${name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")}`;

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/** The middle of a box, also across the antimeridian. */
function middleOf([west, south, east, north]: GeoBounds): GeoPoint {
  const lon = (west + (east < west ? east + 360 : east)) / 2;
  return { lon: rounded(lon > 180 ? lon - 360 : lon), lat: rounded((south + north) / 2) };
}

/** From the line in its sea to the land of a coast, degrees. */
const COAST_ROOM_DEG = 0.25;

function boxAround(line: readonly Position[], roomDeg: number): GeoBounds {
  const [lons, lats] = [line.map(([lon = 0]) => lon), line.map(([, lat = 0]) => lat)];
  const box = [Math.min(...lons) - roomDeg, Math.min(...lats) - roomDeg, Math.max(...lons) + roomDeg] as const;
  const [west, south, east, north] = [...box, Math.max(...lats) + roomDeg].map(rounded);
  return [west ?? 0, south ?? 0, east ?? 0, north ?? 0];
}

const positionsOf = (text: string, sign: string) => text.split(sign).map((pair) => pair.trim().split(" ").map(Number));

/** A longitude where it is on the Earth. */
const turned = (lon: number) => (lon > 180 ? rounded(lon - 360) : lon);

/** @throws {TypeError} For what is no point, box, line or outline. */
function extentOf(text: string, roomDeg: number): Pick<NewsPlace, "line" | "ring" | "point" | "bounds"> {
  if (text.includes(">")) {
    const line = positionsOf(text, ">");
    const [lon = 0, lat = 0] = line[line.length >> 1] ?? [];
    return { line, ring: null, point: { lon, lat }, bounds: boxAround(line, roomDeg) };
  }
  if (text.includes(";")) {
    const ring = positionsOf(text, ";");
    const [west, south, east, north] = boxAround(ring, 0);
    const bounds: GeoBounds = [turned(west), south, turned(east), north];
    return { line: null, ring, point: middleOf(bounds), bounds };
  }
  const [box = "", place] = text.split("@");
  const [a, b, c, d] = box.split(",").map(Number);
  if (a === undefined || b === undefined) throw new TypeError(`expected a point, a box or a line, got «${text}»`);
  if (c === undefined || d === undefined) return { line: null, ring: null, point: { lon: a, lat: b }, bounds: null };
  const bounds: GeoBounds = [a, b, c, d];
  const [lon, lat] = place?.split(",").map(Number) ?? [];
  const point = lon === undefined || lat === undefined ? middleOf(bounds) : { lon, lat };
  return { line: null, ring: null, point, bounds };
}

function newsPlaceOf(text: string): NewsPlace {
  const cells = text.split("|").map((cell) => cell.trim());
  const [kind = "", name = "", others = "", within = "", extent = "", rank = "", source = "", policy = ""] = cells;
  const importance = RANKS[rank];
  if (!isKind(kind) || !isSource(source) || importance === undefined || name === "")
    throw new TypeError(`expected a place in the news, got «${text}»`);
  const names = others === "" ? [] : others.split(",").map((other) => other.trim());
  return {
    ...{ code: codeOf(kind, name), kind, name, others: names, within, importance, source, policy },
    ...extentOf(extent, kind === "coast" ? COAST_ROOM_DEG : 0),
  };
}

/**
 * The house's table of what is in the news: islands, straits, seas, capes, mountains, rivers, lakes and regions. The style guide prints it.
 *
 * @see docs/adr/0128-places-in-the-news.md
 */
export const newsPlaces = (): readonly NewsPlace[] => LINES.trim().split("\n").map(newsPlaceOf);

/** Kinds whose point is the thing itself. */
const POINTS: ReadonlySet<PlaceKind> = new Set(["town", "cape", "mountain", "island"]);

/** A place in the news, as it is found by its name. */
export function placeOfNews({ code, kind, name, others, within, point, bounds, importance }: NewsPlace): Place {
  return {
    ...{ kind, code, name, names: [name, ...others], within, point, bounds, importance },
    ...{ isSeat: bounds === null && POINTS.has(kind), people: null, capitalOf: "", zone: "" },
  };
}
