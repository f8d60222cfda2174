import { leanSchemas, leanWords } from "@nv/web/bundle/lean-schemas";
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

/** Modules of the schemas' library that come without what no browser asks of them, by the end of their address. */
const LEAN_MODULES = [
  ["/zod/v4/classic/schemas.js", leanSchemas],
  ["/zod/v4/locales/en.js", leanWords],
] as const;

/** Schemas neither describe themselves here nor speak English: 8 kB of most screens. */
function leaveSchemasLean(): Plugin {
  return {
    name: "admin:leave-schemas-lean",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const lean = LEAN_MODULES.find(([end]) => id.endsWith(end))?.[1];
      return lean === undefined ? null : lean(code);
    },
  };
}

export default defineConfig({
  base: "/admin/",
  plugins: [leaveDataPalettesOut(), leaveSchemasLean()],
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
