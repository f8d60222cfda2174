import { defineConfig, type Plugin } from "vite";

/** Address of the server while `npm run dev` runs; everything but the administration's own files goes to it. */
const SERVER = process.env.DEV_SERVER_URL ?? "http://localhost:3000";

/** Two thirds of the tokens are the palettes for data, which the administration does not draw with. */
function leaveDataPalettesOut(): Plugin {
  return {
    name: "admin:leave-data-palettes-out",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith("/ui/src/tokens.css") ? code.replaceAll(/--nv-(data|seq|div)-[^;]+;/g, "") : null,
  };
}

const JSON_SCHEMA_MODULE = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const EXPORTED_NAME = /^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm;

/** Schemas can describe themselves as JSON Schema, which the administration never asks them to do: 5 kB on most screens. */
function leaveJsonSchemaOut(): Plugin {
  return {
    name: "admin:leave-json-schema-out",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!JSON_SCHEMA_MODULE.test(id)) return null;
      const names = [...code.matchAll(EXPORTED_NAME)].map(([, own, alias]) => alias ?? own);
      return `const refuse = () => { throw new Error("JSON Schema is left out: see vite.config.ts"); };
        export { ${names.map((name) => `refuse as ${name}`).join(", ")} };`;
    },
  };
}

/** Nobody reads what a schema says of a wrong answer, in any language. */
function leaveSchemaWordsOut(): Plugin {
  return {
    name: "admin:leave-schema-words-out",
    apply: "build",
    enforce: "pre",
    transform: (_code, id) =>
      id.endsWith("/zod/v4/locales/en.js") ? "export default () => ({ localeError: () => undefined });" : null,
  };
}

export default defineConfig({
  base: "/admin/",
  plugins: [leaveDataPalettesOut(), leaveJsonSchemaOut(), leaveSchemaWordsOut()],
  build: {
    // The server maps the build folder to addresses one to one.
    outDir: "build/admin",
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // React's own marks for servers, in libraries that come with them.
      checks: { moduleLevelDirective: false },
    },
  },
  server: {
    strictPort: true,
    // The person signs in on this same origin, where the administration then finds the session.
    proxy: { "^(?!/admin(/|$))": { target: SERVER, changeOrigin: true } },
  },
});
