/** Descriptions of charts. @see docs/contracts/descriptions.md */
export const DESCRIPTIONS_API_PATH = "/api/descriptions";
