import { expect, test } from "vitest";
import { deliveryFailure, deliveryReason, isRecipientRefused } from "./delivery-error.ts";

const refusal = (response: string, details: object = {}) =>
  Object.assign(new Error("Can't send mail"), { code: "EENVELOPE", responseCode: 550, response, ...details });

test("the server's words are kept, on one line", () => {
  expect(deliveryReason(refusal("550-5.1.1 no such\r\n550 user"))).toBe("550-5.1.1 no such 550 user");
});

test.each([
  ["554 blocked https://site.example/#recovery_token=AAAAAAAAAAAAAAAAAAAAAA as spam", "554 blocked […] as spam"],
  ["554 found recovery_token=AAAAAAAAAAAAAAAAAAAAAA", "554 found recovery_token=[…]"],
])("a link that the server quotes is not kept: %s", (response, kept) => {
  expect(deliveryReason(refusal(response))).toBe(kept);
});

test("without an answer the connection's words are kept, with its code", () => {
  expect(deliveryReason(new Error("connect ECONNREFUSED 127.0.0.1:25"))).toBe("connect ECONNREFUSED 127.0.0.1:25");
  expect(deliveryReason(Object.assign(new Error("Greeting never received"), { code: "ETIMEDOUT" }))).toBe(
    "ETIMEDOUT: Greeting never received",
  );
});

test("a long answer is cut", () => {
  expect(deliveryReason(refusal("a b ".repeat(500)))).toHaveLength(300);
});

test.each([
  { name: "no such user", error: refusal("550 5.1.1 unknown"), refused: true },
  { name: "no extended code", error: refusal("550 mailbox unavailable"), refused: true },
  { name: "our own policy", error: refusal("550 5.7.1 relaying denied"), refused: false },
  { name: "a full mailbox", error: refusal("452 4.2.2 full", { responseCode: 452 }), refused: false },
  { name: "a wrong password", error: refusal("535 5.7.8 no", { code: "EAUTH", responseCode: 535 }), refused: false },
  { name: "no connection", error: new Error("ECONNREFUSED"), refused: false },
])("isRecipientRefused: $name -> $refused", ({ error, refused }) => {
  expect(isRecipientRefused(error)).toBe(refused);
});

test.each([
  ["credentials", Object.assign(new Error("Invalid login: 535 5.7.8"), { code: "EAUTH" })],
  ["unknownHost", Object.assign(new Error("getaddrinfo ENOTFOUND smtp.example"), { code: "EDNS" })],
  ["unreachable", Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ESOCKET" })],
  ["timeout", Object.assign(new Error("Connection timeout"), { code: "ETIMEDOUT" })],
  ["encryption", Object.assign(new Error("self-signed certificate"), { code: "ESOCKET" })],
  ["refused", refusal("550 5.7.1 relaying denied")],
  ["other", new Error("what is this")],
  ["other", "text"],
])("deliveryFailure: %s", (failure, error) => {
  expect(deliveryFailure(error)).toBe(failure);
});
