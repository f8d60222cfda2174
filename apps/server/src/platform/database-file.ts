/** Name of the SQLite file in the data folder. */
export const DATABASE_FILE = "narrativas.sqlite";
