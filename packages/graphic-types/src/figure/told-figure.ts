import type { TableTexts } from "../capabilities.ts";
import { citedFigure } from "./cited-figure.ts";
import type { FigureConfig } from "./config.ts";

/** The table of a figure, wherever it comes from, and the texts that are drawn around it. */
export function toldFigure(config: FigureConfig): TableTexts {
  const table = citedFigure({ ...config, series: "" });
  const { heading, subheading, footnote, notes } = config;
  const around = [
    { field: "heading", text: heading },
    { field: "subheading", text: subheading },
    { field: "footnote", text: footnote },
  ];
  const onIt = notes.map(({ text }, at) => ({ field: `notes.${at}.text`, text }));
  return { table, texts: [...around, ...onIt].filter(({ text }) => text.trim() !== "") };
}
