import { expect, test } from "vitest";
import { faultOf } from "./fault-of-answer";

/** Answer of nginx 1.22 to a part over its `client_max_body_size`, as it came. */
const NGINX_413 =
  "<html>\r\n<head><title>413 Request Entity Too Large</title></head>\r\n<body>\r\n<center><h1>413 Request Entity Too Large</h1></center>\r\n<hr><center>nginx/1.22.1</center>\r\n</body>\r\n</html>\r\n";

test("a part that a proxy refuses is told as the proxy's, and not as a file that is too large", () => {
  expect(faultOf({ method: "PATCH", status: 413, body: NGINX_413 })).toMatchInlineSnapshot(`
    {
      "kind": "refused",
      "message": "Lo que hay delante del servidor (un proxy) no deja pasar las partes en que se envía, de 8 MB. El archivo está bien y lo que ya llegó se guarda: avisa a quien mantiene el sitio (docs/runbooks/proxy.md, «client_max_body_size») y repítelo cuando esté.",
    }
  `);
});

test("a file that is too large for the server is told in the server's words", () => {
  const body = JSON.stringify({ code: "UPLOAD_TOO_LARGE", message: "El archivo pasa de 2 GB." });
  expect(faultOf({ method: "POST", status: 413, body })).toEqual({
    kind: "refused",
    message: "El archivo pasa de 2 GB.",
  });
});

test.each([
  ["PATCH", 401, "locked-out"],
  ["PATCH", 404, "away"],
  ["PATCH", 409, "away"],
  ["PATCH", 502, "away"],
  ["PATCH", 507, "refused"],
  ["POST", 404, "refused"],
])("%s answered with %i is %s", (method, status, kind) => {
  expect(faultOf({ method, status, body: "" }).kind).toBe(kind);
});
