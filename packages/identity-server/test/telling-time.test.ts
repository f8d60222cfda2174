import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { recording } from "./recorded-database.ts";
import { startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const NOBODY = "nadie@diario.example";

describe.each(FEATURE_DIALECTS)(
  "$name: whether there is an account is not told by the work before the answer",
  (dialect) => {
    let service: TestIdentity;
    afterEach(() => service.close());

    test.each([
      { path: "/recover", subject: "Elige una contraseña nueva" },
      { path: "/magiclink", subject: "Tu enlace para entrar" },
      { path: "/otp", subject: "Tu enlace para entrar" },
    ])("POST $path", async ({ path, subject }) => {
      const { statements, dialect: recordedDialect } = recording(dialect);
      service = await startTestIdentity(recordedDialect, { magicLink: true });
      await service.person(ANA);
      const workFor = async (email: string) => {
        statements.length = 0;
        const answer = await service.call("POST", path, { json: { email } });
        // The deliverer of mails looks at its queue from time to time, whoever asks for what.
        const before = statements.filter((statement) => !/^(select|update).*"identity_mails"/.test(statement));
        expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
        // Whatever follows is over before the next one asks.
        await vi.waitFor(() => expect(statements.join("\n")).toContain('delete from "identity_link_wishes"'));
        const countOf = (text: string) => statements.filter((statement) => statement === text).length;
        await vi.waitFor(() => expect(countOf("commit")).toBe(countOf("begin")));
        return before;
      };
      const forNobody = await workFor(NOBODY);
      expect(forNobody.length).toBeGreaterThan(2);
      expect(await workFor(ANA)).toEqual(forNobody);
      expect(await workFor("sin arroba")).toEqual(forNobody);
      await service.mail(ANA, subject);
    });
  },
);
