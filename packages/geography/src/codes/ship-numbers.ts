/**
 * Whether a text is a ship's number of the International Maritime Organization: 7 figures, the last a control.
 *
 * @param text - With or without «IMO» before it.
 * @example isImoNumber("IMO 9074729") // true
 * @see IMO Resolution A.1117(30)
 */
export function isImoNumber(text: string): boolean {
  const digits = text.trim().replace(/^imo\s?/i, "");
  if (!/^\d{7}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 6)].reduce((total, figure, at) => total + Number(figure) * (7 - at), 0);
  return sum % 10 === Number(digits[6]);
}

/**
 * Whether a text is a ship's number of maritime radio (MMSI): 9 figures, the first three a country's, 201 to 775. Those of coast stations, of aircraft
 * and of buoys begin otherwise.
 *
 * @see ITU-R M.585
 */
export function isShipMmsi(text: string): boolean {
  return /^[2-7]\d{8}$/.test(text.trim());
}
