import { createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";

/** Assertion of the directory; tests change it to play a broken or hostile one. */
export interface Assertion {
  nameId: string;
  nameIdFormat: string;
  email: string;
  name: string;
  issuer: string;
  audience: string;
  recipient: string;
  inResponseTo: string;
  /** From now, seconds. */
  notBeforeS: number;
  notOnOrAfterS: number;
  /** `false` leaves out for whom and until when it is. */
  hasConditions: boolean;
  /** Its own name of the session, and when that ends (RFC 3339); `null` when it does not say. */
  sessionIndex: string | null;
  sessionEnd: string | null;
  groups: readonly string[];
}

/** A sign-out that the directory tells of. */
interface SignOut {
  readonly nameId: string;
  readonly sessionIndex?: string;
  /** Issuer, when it is to be another's. */
  readonly issuer?: string;
  readonly isForged?: boolean;
}

/** A form that the directory makes the browser post. */
export interface PostedResponse {
  readonly RelayState: string;
  readonly SAMLResponse: string;
}

/** A real SAML identity provider on loopback, with real signatures; it signs people in at once. */
export interface SamlDirectory {
  readonly entryPoint: string;
  readonly issuer: string;
  readonly certificate: string;
  /** Changes what is asserted, before it is signed. */
  change: (assertion: Assertion) => void;
  /** Changes the response after it is signed. */
  tamper: (xml: string) => string;
  /** Signs with another key than the published one. */
  isForged: boolean;
  /** Goes there as a browser does. */
  visit(url: URL): Promise<PostedResponse>;
  /** Form of a sign-out, signed inside. */
  signOutForm(signOut: SignOut): { readonly SAMLRequest: string };
  /** Query of a sign-out, signed as a whole. */
  signOutQuery(signOut: SignOut): string;
  close(): Promise<void>;
}

const ISSUER = "https://directory.example/metadata";
const RSA_SHA256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const UNSPECIFIED = "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified";
const newKeys = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/** Made once: a pair of keys takes longer than a test. Tests see them as the directory's certificate alone. */
const keys = newKeys();
const stranger = newKeys();

function time(offsetS: number): string {
  return new Date(Date.now() + offsetS * 1000).toISOString();
}

/** The assertion as XML, with the id that its signature names. */
function assertionXml(a: Assertion): string {
  const window = `NotBefore="${time(a.notBeforeS)}" NotOnOrAfter="${time(a.notOnOrAfterS)}"`;
  const session = `${a.sessionIndex === null ? "" : ` SessionIndex="${a.sessionIndex}"`}${a.sessionEnd === null ? "" : ` SessionNotOnOrAfter="${a.sessionEnd}"`}`;
  const values = a.groups.map((name) => `<saml:AttributeValue>${name}</saml:AttributeValue>`).join("");
  const groups = values === "" ? "" : `<saml:Attribute Name="memberOf">${values}</saml:Attribute>`;
  const conditions = `<saml:Conditions ${window}><saml:AudienceRestriction><saml:Audience>${a.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`;
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${time(0)}"><saml:Issuer>${a.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${a.nameIdFormat}">${a.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${a.inResponseTo}" Recipient="${a.recipient}" NotOnOrAfter="${time(a.notOnOrAfterS)}"/></saml:SubjectConfirmation></saml:Subject>${a.hasConditions ? conditions : ""}<saml:AuthnStatement AuthnInstant="${time(0)}"${session}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>${a.email}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="displayName"><saml:AttributeValue>${a.name}</saml:AttributeValue></saml:Attribute>${groups}</saml:AttributeStatement></saml:Assertion>`;
}

function sign(xml: string, privateKey: string): string {
  const signer = new SignedXml({
    privateKey,
    signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
  });
  signer.addReference({
    xpath: "/*",
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
    transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", "http://www.w3.org/2001/10/xml-exc-c14n#"],
  });
  signer.computeSignature(xml, { location: { reference: "/*/*[local-name(.)='Issuer']", action: "after" } });
  return signer.getSignedXml();
}

function signOutXml({ nameId, sessionIndex, issuer = ISSUER }: SignOut): string {
  const session = sessionIndex === undefined ? "" : `<samlp:SessionIndex>${sessionIndex}</samlp:SessionIndex>`;
  return `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${time(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:NameID Format="${UNSPECIFIED}">${nameId}</saml:NameID>${session}</samlp:LogoutRequest>`;
}

function responseXml(assertion: string, inResponseTo: string, destination: string): string {
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomUUID()}" Version="2.0" IssueInstant="${time(0)}" Destination="${destination}" InResponseTo="${inResponseTo}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${ISSUER}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertion}</samlp:Response>`;
}

function attributeOf(xml: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? "";
}

/** The page that posts itself, as directories answer. */
function page({ action, RelayState, SAMLResponse }: PostedResponse & { readonly action: string }): string {
  return `<!doctype html><form method="post" action="${action}"><input type="hidden" name="RelayState" value="${RelayState}"><input type="hidden" name="SAMLResponse" value="${SAMLResponse}"></form><script>document.forms[0].submit()</script>`;
}

/** Starts the directory on a free port; the person is ana@diario.example until `change` says otherwise. */
export async function startSamlDirectory(): Promise<SamlDirectory> {
  function answer(query: URLSearchParams): PostedResponse & { readonly action: string } {
    const request = inflateRawSync(Buffer.from(query.get("SAMLRequest") ?? "", "base64")).toString();
    const assertion: Assertion = {
      nameId: "u-77",
      nameIdFormat: UNSPECIFIED,
      email: "ana@diario.example",
      name: "Ana Ruiz",
      issuer: ISSUER,
      audience: /<saml:Issuer[^>]*>([^<]*)</.exec(request)?.[1] ?? "",
      recipient: attributeOf(request, "AssertionConsumerServiceURL"),
      inResponseTo: attributeOf(request, "ID"),
      notBeforeS: -5,
      notOnOrAfterS: 300,
      hasConditions: true,
      sessionIndex: null,
      sessionEnd: null,
      groups: [],
    };
    const destination = assertion.recipient;
    directory.change(assertion);
    const signed = sign(assertionXml(assertion), directory.isForged ? stranger.privateKey : keys.privateKey);
    const xml = directory.tamper(responseXml(signed, assertion.inResponseTo, destination));
    const SAMLResponse = Buffer.from(xml).toString("base64");
    return { RelayState: query.get("RelayState") ?? "", SAMLResponse, action: destination };
  }

  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://directory.invalid");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(answer(searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const directory: SamlDirectory = {
    entryPoint: `http://127.0.0.1:${address.port}/sso`,
    issuer: ISSUER,
    certificate: keys.publicKey,
    change: () => undefined,
    tamper: (xml) => xml,
    isForged: false,
    async visit(url) {
      const html = await (await fetch(url)).text();
      const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
      return { RelayState: field("RelayState"), SAMLResponse: field("SAMLResponse") };
    },
    signOutForm: (signOut) => ({
      SAMLRequest: Buffer.from(
        sign(signOutXml(signOut), signOut.isForged ? stranger.privateKey : keys.privateKey),
      ).toString("base64"),
    }),
    signOutQuery(signOut) {
      const SAMLRequest = deflateRawSync(signOutXml(signOut)).toString("base64");
      const query = new URLSearchParams({ SAMLRequest, RelayState: "r", SigAlg: RSA_SHA256 }).toString();
      const key = signOut.isForged ? stranger.privateKey : keys.privateKey;
      const signature = createSign("RSA-SHA256").update(query).sign(key, "base64");
      return `${query}&${new URLSearchParams({ Signature: signature })}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return directory;
}
