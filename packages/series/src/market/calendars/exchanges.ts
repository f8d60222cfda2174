import type { MarketExchange } from "@nv/contracts";
import { type HolidayCalendar, type HolidayRule, MONDAY, THURSDAY } from "./holiday-rules.ts";

const GOOD_FRIDAY: HolidayRule = { easter: -2 };
const EASTER_MONDAY: HolidayRule = { easter: 1 };

/** Closing days of the payment system of the euro, which the exchanges of the euro area keep. */
const EUROPE: HolidayCalendar = {
  name: "Zona euro (TARGET): Madrid, París, Milán…",
  source: {
    name: "Banco Central Europeo, calendario de TARGET (14 de diciembre de 2000)",
    url: "https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html",
  },
  since: 2002,
  rules: [{ on: "01-01" }, GOOD_FRIDAY, EASTER_MONDAY, { on: "05-01" }, { on: "12-25" }, { on: "12-26" }],
  ...{ alsoClosed: [], butOpen: [] },
};

/** Closing days of the New York Stock Exchange, since the holidays that fall on Mondays. */
const NYSE: HolidayCalendar = {
  name: "Nueva York (NYSE, Nasdaq)",
  source: { name: "NYSE, «Holidays and Trading Hours»", url: "https://www.nyse.com/markets/hours-calendars" },
  since: 1971,
  rules: [
    // New Year's Day on a Saturday is not kept on the Friday before, the last day of the accounts.
    { on: "01-01", weekend: "monday" },
    { month: 1, weekday: MONDAY, nth: 3, since: 1998 },
    { month: 2, weekday: MONDAY, nth: 3 },
    GOOD_FRIDAY,
    { month: 5, weekday: MONDAY, nth: -1 },
    { on: "06-19", weekend: "nearest", since: 2022 },
    { on: "07-04", weekend: "nearest" },
    { month: 9, weekday: MONDAY, nth: 1 },
    { month: 11, weekday: THURSDAY, nth: 4 },
    { on: "12-25", weekend: "nearest" },
  ],
  alsoClosed: [
    // Elections of a president, until 1980: the Tuesday after the first Monday of November.
    ...["1972-11-07", "1976-11-02", "1980-11-04"],
    // Mourning: Truman, Johnson, Nixon, Reagan, Ford, G. H. W. Bush, Carter.
    ...["1972-12-28", "1973-01-25", "1994-04-27", "2004-06-11", "2007-01-02", "2018-12-05", "2025-01-09"],
    // The blackout of New York, and the hurricanes Gloria and Sandy.
    ...["1977-07-14", "1985-09-27", "2012-10-29", "2012-10-30"],
    ...["2001-09-11", "2001-09-12", "2001-09-13", "2001-09-14"],
  ],
  butOpen: [],
};

/** Closing days of the London Stock Exchange: the bank holidays of England. */
const LSE: HolidayCalendar = {
  name: "Londres (LSE)",
  source: {
    name: "Gobierno británico, «UK bank holidays» (Inglaterra y Gales)",
    url: "https://www.gov.uk/bank-holidays",
  },
  since: 1990,
  rules: [
    { on: "01-01", weekend: "next" },
    ...[GOOD_FRIDAY, EASTER_MONDAY],
    { month: 5, weekday: MONDAY, nth: 1 },
    { month: 5, weekday: MONDAY, nth: -1 },
    { month: 8, weekday: MONDAY, nth: -1 },
    { on: "12-25", weekend: "next" },
    { on: "12-26", weekend: "next" },
  ],
  alsoClosed: [
    // Fifty and seventy-five years of the end of the war in Europe, instead of the first Monday of May; the eve of 2000.
    ...["1995-05-08", "2020-05-08", "1999-12-31"],
    // Jubilees of Elizabeth II, the last Monday of May beside them; her funeral; a wedding; the coronation of Charles III.
    ...["2002-06-03", "2002-06-04", "2012-06-04", "2012-06-05", "2022-06-02", "2022-06-03"],
    ...["2022-09-19", "2011-04-29", "2023-05-08"],
  ],
  butOpen: ["1995-05-01", "2020-05-04", "2002-05-27", "2012-05-28", "2022-05-30"],
};

/** Closing days of Xetra, which is open on most holidays of Germany. */
const XETRA: HolidayCalendar = {
  name: "Fráncfort (Xetra)",
  source: {
    name: "Deutsche Börse, «Handelskalender»",
    url: "https://www.xetra.com/xetra-de/handel/handelskalender-und-zeiten",
  },
  since: 2001,
  rules: [
    ...[{ on: "01-01" }, GOOD_FRIDAY, EASTER_MONDAY, { on: "05-01" }],
    // Whit Monday and the Day of German Unity, for some years.
    { easter: 50, since: 2015, until: 2021 },
    { on: "10-03", since: 2014, until: 2021 },
    ...[{ on: "12-24" }, { on: "12-25" }, { on: "12-26" }, { on: "12-31" }],
  ],
  // Whit Monday once before, and five centuries of the Reformation.
  alsoClosed: ["2007-05-28", "2017-10-31"],
  butOpen: [],
};

/** Holidays of each exchange whose calendar is kept here. */
export const EXCHANGES: Readonly<Record<MarketExchange, HolidayCalendar>> = {
  europe: EUROPE,
  nyse: NYSE,
  lse: LSE,
  xetra: XETRA,
};
