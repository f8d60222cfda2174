import sharp from "sharp";
import { expect, test } from "vitest";
import { MediaError, TooSlowError } from "../maker.ts";
import { asPictureError } from "./open-picture.ts";

/** The error of sharp for work that it gives up. */
const givenUp = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable("it was in time"),
    (error: unknown) => error,
  );

test("a picture that takes too long is not called broken: tried again, it may be read", async () => {
  const vast = sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "teal" } });
  const late = asPictureError(await givenUp(vast.blur(200).png().timeout({ seconds: 1 }).toBuffer()));
  expect(late).toBeInstanceOf(TooSlowError);
  expect(late.message).toContain("Vuelve a intentarlo");
  const broken = asPictureError(await givenUp(sharp(Buffer.from("no es una imagen")).png().toBuffer()));
  expect(broken).not.toBeInstanceOf(TooSlowError);
  expect(broken).toBeInstanceOf(MediaError);
  expect(broken.message).toContain("está rota o incompleta");
});
