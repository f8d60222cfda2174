/** Lists of areas of the atlas that a table may be of: apart from what finds an area in them, which weighs much more. */
export const AREA_LISTS = ["provinces", "communities", "municipalities", "countries"] as const;
/** Name of one of them. */
export type AreaList = (typeof AREA_LISTS)[number];
