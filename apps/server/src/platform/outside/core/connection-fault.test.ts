import { expect, test } from "vitest";
import { connectionFault } from "./connection-fault.ts";

test.each([
  ["CERT_HAS_EXPIRED", "tls"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "tls"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "tls"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "tls"],
  ["EPROTO", "tls"],
  ["ETIMEDOUT", "timeout"],
  ["ENOTFOUND", "unreachable"],
  ["ECONNREFUSED", "unreachable"],
  ["EPROTONOSUPPORT", "unreachable"],
])("%s is %s", (code, fault) => {
  expect(connectionFault(Object.assign(new Error("x"), { code }))).toBe(fault);
});

test("a time that is over is told by whoever ended it", () => {
  const over = new DOMException("over", "TimeoutError");
  expect(connectionFault(new Error("aborted", { cause: over }))).toBe("timeout");
  expect(connectionFault("a text")).toBe("unreachable");
});
