import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { Socket } from "node:net";

/** The double of aisstream. */
export interface FakeAisstream {
  /** Address of its stream. */
  readonly url: string;
  /** Variables that make a server use it. */
  readonly env: Readonly<Record<string, string>>;
  /** First messages of those who listen or have listened, in their order. */
  readonly asked: () => readonly unknown[];
  /** Sends a position to all who asked for that ship, as the service does: JSON in a binary frame. */
  readonly say: (mmsi: string, lon: number, lat: number, timeMs: number, name?: string) => void;
  /** Sends a text to all, whatever it is. */
  readonly blurt: (text: string) => void;
  /** Hangs up on everybody. */
  readonly hangUp: () => void;
  readonly stop: () => Promise<void>;
}

/** The one key that it takes. */
const KEY = "clave-de-muestra";
/** @see RFC 6455, section 1.3 */
const HANDSHAKE = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const BINARY = 0x82;

interface Listener {
  readonly socket: Socket;
  ships: readonly unknown[];
}

function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([BINARY, body.length])
      : Buffer.from([BINARY, 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, body]);
}

/** The text of one masked frame, which is all that a listener ever sends. @returns `null` while it is not whole, and for another kind. */
function textIn(frame: Buffer): string | null {
  if (frame.length < 6 || ((frame[0] ?? 0) & 15) !== 1) return null;
  const short = (frame[1] ?? 0) & 127;
  const at = short === 126 ? 4 : 2;
  const length = short === 126 ? frame.readUInt16BE(2) : short;
  if (short === 127 || frame.length < at + 4 + length) return null;
  const mask = frame.subarray(at, at + 4);
  return Buffer.from(
    frame.subarray(at + 4, at + 4 + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  ).toString();
}

function isWish(value: unknown): value is { readonly APIKey: unknown; readonly FiltersShipMMSI: readonly unknown[] } {
  return (
    typeof value === "object" &&
    value !== null &&
    "APIKey" in value &&
    "FiltersShipMMSI" in value &&
    Array.isArray(value.FiltersShipMMSI)
  );
}

/**
 * Starts a double of aisstream on the loopback address: a WebSocket that expects what is wanted as its first message, refuses a key that is
 * not its own, and says nothing of the past.
 *
 * @param port - Any free one for 0.
 */
export async function startFakeAisstream(port = 0): Promise<FakeAisstream> {
  const listeners = new Set<Listener>();
  const asked: unknown[] = [];
  const server = createServer((_, response) => response.writeHead(426).end());
  server.on("upgrade", ({ headers }, socket: Socket) => {
    const accept = createHash("sha1").update(`${headers["sec-websocket-key"]}${HANDSHAKE}`).digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    const listener: Listener = { socket, ships: [] };
    let brought = Buffer.alloc(0);
    socket.on("data", (part) => {
      brought = Buffer.concat([brought, Buffer.from(part)]);
      const text = textIn(brought);
      if (text === null || listeners.has(listener)) return;
      const wish: unknown = JSON.parse(text);
      asked.push(wish);
      if (!isWish(wish) || wish.APIKey !== KEY) {
        socket.end(frameOf(JSON.stringify({ error: "Api Key Is Not Valid" })));
        return;
      }
      listener.ships = wish.FiltersShipMMSI;
      listeners.add(listener);
    });
    socket.on("close", () => listeners.delete(listener));
    // Whoever hangs up in the middle of a word is gone: there is nobody to tell.
    socket.on("error", () => listeners.delete(listener));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  const url = `ws://127.0.0.1:${address.port}/v0/stream`;
  const hangUp = () => {
    for (const { socket } of listeners) socket.destroy();
  };
  return {
    url,
    env: { AISSTREAM_MODE: "fake", AISSTREAM_KEY: KEY, AISSTREAM_URL: url },
    asked: () => asked,
    say(mmsi, lon, lat, timeMs, name = "BARCO INVENTADO") {
      const moment = `${new Date(timeMs).toISOString().slice(0, 19).replace("T", " ")}.318353 +0000 UTC`;
      const text = JSON.stringify({
        MessageType: "PositionReport",
        MetaData: { MMSI: Number(mmsi), ShipName: name.padEnd(20), latitude: lat, longitude: lon, time_utc: moment },
        Message: { PositionReport: { UserID: Number(mmsi), Latitude: lat, Longitude: lon, Sog: 10.1, Cog: 90 } },
      });
      for (const { socket, ships } of listeners) if (ships.includes(mmsi)) socket.write(frameOf(text));
    },
    blurt(text) {
      for (const { socket } of listeners) socket.write(frameOf(text));
    },
    hangUp,
    async stop() {
      hangUp();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
