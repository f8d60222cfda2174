/** Attribution that must stand beside a map that is made of the atlas. */
export interface Attribution {
  /** The line, as the licence asks for it. */
  readonly line: string;
  readonly licence: string;
  /** Address of the source. */
  readonly source: string;
}

/** Lines by what they are for. Natural Earth asks for none; readers are told all the same. */
export const ATTRIBUTIONS: Readonly<Record<"spain" | "world" | "towns" | "streets", Attribution>> = {
  spain: {
    line: "© Instituto Geográfico Nacional, CC BY 4.0",
    licence: "https://creativecommons.org/licenses/by/4.0/deed.es",
    source: "https://www.ign.es",
  },
  streets: {
    line: "© OpenStreetMap contributors",
    licence: "https://www.openstreetmap.org/copyright",
    source: "https://www.openstreetmap.org",
  },
  world: {
    line: "Natural Earth",
    licence: "https://www.naturalearthdata.com/about/terms-of-use/",
    source: "https://www.naturalearthdata.com",
  },
  towns: {
    line: "GeoNames, CC BY 4.0",
    licence: "https://creativecommons.org/licenses/by/4.0/deed.es",
    source: "https://www.geonames.org",
  },
};
