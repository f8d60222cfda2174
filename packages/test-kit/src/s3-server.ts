import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import S3rver from "s3rver";
import { freePort } from "./free-port.ts";
import { keepObjectsWhole } from "./whole-objects.ts";

const BUCKET = "narrativas-prueba";
const REGION = "eu-south-2";
/** The pair that s3rver knows. */
const CREDENTIALS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** An S3 server of our own, with one bucket. */
export interface RunningS3 {
  readonly bucket: string;
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Value for `STORAGE_URL`. */
  readonly storageUrl: string;
  /** Answers every request with this status until it is told otherwise with `null`. */
  failWith(status: number | null): void;
  /**
   * Takes requests of these methods and says nothing, ever. What comes once it is told otherwise is answered again.
   *
   * @param part - What the address of those that hang holds; any without it.
   */
  hang(methods: readonly string[], part?: string): void;
  /** Hangs up in the middle of so many answers that have a body. */
  breakOff(answers: number): void;
  /** Lets every request wait before it is answered, as one that goes a long way. @param ms - 0 for none. */
  delay(ms: number): void;
  /** Hangs up on everybody and refuses every connection, as a server that is switched off; what it holds stays. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** `20260112T090000Z` as a date. */
function signedDate(stamp: string): Date {
  return new Date(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z"));
}

/** Signs a request again with Amazon's own code and tells whether it signed the same. */
async function isSignedRight(incoming: IncomingMessage, host: string): Promise<boolean> {
  const { authorization, "x-amz-date": date } = incoming.headers;
  if (authorization === undefined || typeof date !== "string") return false;
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const url = new URL(incoming.url ?? "/", `http://${host}`);
  const headers = Object.fromEntries(signedHeaders.map((name) => [name, String(incoming.headers[name] ?? "")]));
  const signer = new SignatureV4({
    credentials: CREDENTIALS,
    region: REGION,
    service: "s3",
    sha256: Sha256,
    uriEscapePath: false,
  });
  const signed = await signer.sign(
    {
      method: incoming.method ?? "GET",
      protocol: "http:",
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, host },
    },
    { signingDate: signedDate(date), signableHeaders: new Set(signedHeaders) },
  );
  const signatureOf = (text = "") => /Signature=(\w+)/.exec(text)?.[1];
  return signatureOf(signed.headers.authorization) === signatureOf(authorization);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
}

/** Faults of the server at the moment. */
interface Trouble {
  status: number | null;
  silentMethods: readonly string[];
  silentPart: string;
  brokenAnswers: number;
  delayMs: number;
}

/** Stands before s3rver, which takes any signature: lets through what is signed right. */
function signatureGuard(endpoint: { readonly port: number }, target: number, trouble: Trouble): Server {
  const host = `127.0.0.1:${endpoint.port}`;
  return createServer(async (incoming, response) => {
    const { silentMethods, silentPart } = trouble;
    if (silentMethods.includes(incoming.method ?? "") && incoming.url?.includes(silentPart))
      return void incoming.resume();
    const { status } = trouble;
    if (status !== null) return refuse(response, status, "InternalError");
    if (trouble.delayMs > 0) await setTimeout(trouble.delayMs);
    if (!(await isSignedRight(incoming, host))) return refuse(response, 403, "SignatureDoesNotMatch");
    const onward = request(
      { port: target, host: "127.0.0.1", path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        if (incoming.method === "GET" && trouble.brokenAnswers > 0) {
          trouble.brokenAnswers -= 1;
          response.flushHeaders();
          answer.once("data", (chunk: Buffer) =>
            response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy()),
          );
          return;
        }
        answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
}

/** Starts an S3 server for tests: s3rver on the loopback address, with whole objects, behind a check of signatures by Amazon's own code. */
export async function startS3(): Promise<RunningS3> {
  const folder = await mkdtemp(join(tmpdir(), "nv-s3-"));
  const [directory, waiting] = [join(folder, "objects"), join(folder, "waiting")];
  await mkdir(waiting);
  const [port, innerPort] = [await freePort(), await freePort()];
  const inner = new S3rver({
    port: innerPort,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  keepObjectsWhole(inner.store, waiting);
  await inner.run();
  const trouble: Trouble = { status: null, silentMethods: [], silentPart: "", brokenAnswers: 0, delayMs: 0 };
  const guard = signatureGuard({ port }, innerPort, trouble).listen(port, "127.0.0.1");
  await once(guard, "listening");
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket: BUCKET,
    endpoint,
    region: REGION,
    ...CREDENTIALS,
    storageUrl: `s3://${BUCKET}?endpoint=${encodeURIComponent(endpoint)}&region=${REGION}`,
    failWith(status) {
      trouble.status = status;
    },
    hang(methods, part = "") {
      trouble.silentMethods = methods;
      trouble.silentPart = part;
    },
    breakOff(answers) {
      trouble.brokenAnswers = answers;
    },
    delay(ms) {
      trouble.delayMs = ms;
    },
    async goAway() {
      guard.close();
      guard.closeAllConnections();
      await once(guard, "close");
    },
    async comeBack() {
      await once(guard.listen(port, "127.0.0.1"), "listening");
    },
    async stop() {
      guard.closeAllConnections();
      guard.close();
      await inner.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
