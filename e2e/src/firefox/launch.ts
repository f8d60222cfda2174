#!/usr/bin/env node
/**
 * Program that Playwright starts for Firefox: starts the stock one of `FIREFOX_PATH` with the same arguments, and gives Playwright an address of its
 * own to speak WebDriver BiDi through. It ends with the browser.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { WebSocket, WebSocketServer } from "ws";
import { createGoBetween } from "./go-between.ts";

/** Line that Firefox writes once it listens, and that Playwright waits for. */
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

/** A screenshot of a long page, in base64. Bytes. */
const MESSAGE_MAX = 256 * 1024 * 1024;

/** Passes messages on between Playwright, which has connected, and the browser. */
function join(playwright: WebSocket, address: string): void {
  const between = createGoBetween();
  const browser = new WebSocket(address, { maxPayload: MESSAGE_MAX });
  const isOpen = once(browser, "open");
  playwright.on("message", async (data) => {
    await isOpen;
    for (const command of between.toFirefox(data.toString())) browser.send(command);
  });
  browser.on("message", (data) => {
    const message = between.toPlaywright(data.toString());
    if (message !== null) playwright.send(message);
  });
  browser.once("close", () => playwright.close());
  playwright.once("close", () => browser.close());
}

/** Listens in the place of the browser, and says so in its words. */
async function listenFor(address: string): Promise<void> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: MESSAGE_MAX });
  server.on("connection", (playwright, { url = "" }) => join(playwright, `${address}${url}`));
  await once(server, "listening");
  const own = server.address();
  if (own === null || typeof own === "string") throw new Error("The bridge to Firefox listens on no port.");
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}\n`);
}

const firefox = spawn(process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.once("exit", (code) => process.exit(code ?? 1));
firefox.stderr.on("data", (chunk: Buffer) => {
  const [, address] = LISTENING.exec(chunk.toString()) ?? [];
  if (address === undefined) process.stderr.write(chunk);
  else listenFor(address);
});
