import { SOURCE_TYPE_BASE } from "@nv/contracts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { xmpOf } from "../photos/photo-notes.ts";
import { originIn } from "./read-origin.ts";

const PLAIN = { create: { width: 8, height: 8, channels: 3, background: "#246" } } as const;
const XMP = (inner: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const typed = (type: string) =>
  `<Iptc4xmpExt:DigitalSourceType>${SOURCE_TYPE_BASE}${type}</Iptc4xmpExt:DigitalSourceType>`;

const SILENT = { sourceType: "", aiSystem: "", aiPrompt: "", aiPromptWriter: "", hasCredentials: false };

test.each(["jpeg", "png", "webp", "tiff"] as const)(
  "a %s tells how it was made, with what and by whom",
  async (format) => {
    const ai =
      "<Iptc4xmpExt:AISystemUsed>Pintor</Iptc4xmpExt:AISystemUsed><Iptc4xmpExt:AISystemVersionUsed>3</Iptc4xmpExt:AISystemVersionUsed>" +
      "<Iptc4xmpExt:AIPromptInformation>Un río crecido</Iptc4xmpExt:AIPromptInformation><Iptc4xmpExt:AIPromptWriterName>Ana Ruiz</Iptc4xmpExt:AIPromptWriterName>";
    const picture = await sharp(PLAIN)
      .withXmp(XMP(typed("trainedAlgorithmicMedia") + ai))
      .toFormat(format)
      .toBuffer();
    expect(originIn(picture)).toEqual({
      ...{ sourceType: "trainedAlgorithmicMedia", aiSystem: "Pintor 3", aiPrompt: "Un río crecido" },
      ...{ aiPromptWriter: "Ana Ruiz", hasCredentials: false },
    });
  },
);

test("a picture that says nothing tells nothing", async () => {
  expect(originIn(await sharp(PLAIN).jpeg().toBuffer())).toBeNull();
});

test.each([
  {
    name: "the way, in a manifest, before a letter that is none of it",
    said: "trainedAlgorithmicMediafc2pa",
    type: "trainedAlgorithmicMedia",
  },
  {
    name: "the longer of two names",
    said: "compositeWithTrainedAlgorithmicMedia",
    type: "compositeWithTrainedAlgorithmicMedia",
  },
  { name: "a former name", said: "minorHumanEdits", type: "humanEdits" },
  { name: "no name of IPTC's", said: "magic", type: "" },
])("of a video: $name", ({ said, type }) => {
  const bytes = Buffer.from(`....ftypmp42 jumb c2pa.claim ${SOURCE_TYPE_BASE}${said}`);
  expect(originIn(bytes)).toEqual({ ...SILENT, sourceType: type, hasCredentials: true });
});

test("of several ways the one that readers are told of counts", () => {
  const bytes = Buffer.from(`${SOURCE_TYPE_BASE}digitalCapture ${SOURCE_TYPE_BASE}compositeSynthetic`);
  expect(originIn(Buffer.alloc(0), bytes)?.sourceType).toBe("compositeSynthetic");
});

test("what is sent to a photo desk tells what it told", async () => {
  const origin = { ...SILENT, sourceType: "compositeSynthetic", aiSystem: "Pintor", aiPrompt: "<río> & más" };
  const words = {
    ...{ caption: "", byline: "", agency: "", source: "", keywords: [], takenOn: "", altText: "", headline: "" },
    ...{ title: "", copyright: "", instructions: "", city: "", region: "", country: "" },
  };
  const picture = await sharp(PLAIN)
    .withXmp(xmpOf({ words, position: null, origin }))
    .jpeg()
    .toBuffer();
  expect(originIn(picture)).toEqual(origin);
});
