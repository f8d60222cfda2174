import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type AnchorProps, Link } from "./Link.tsx";

function RouterLink(props: AnchorProps) {
  return <a data-router="yes" {...props} />;
}

test("a link inside is a plain link, drawn by the router when there is one", () => {
  expect(renderToStaticMarkup(<Link href="/docs/intro">Inicio</Link>)).toBe(
    '<a href="/docs/intro" class="nv-link">Inicio</a>',
  );
  expect(
    renderToStaticMarkup(
      <Link href="/docs/intro" anchor={RouterLink}>
        Inicio
      </Link>,
    ),
  ).toContain('data-router="yes"');
});

test("a link outside says so to the ear and to the eye, and tells the destination nothing", () => {
  const markup = renderToStaticMarkup(
    <Link href="https://example.org" anchor={RouterLink}>
      Muestra
    </Link>,
  );
  expect(markup).not.toContain("data-router");
  expect(markup).toContain('rel="noopener noreferrer"');
  expect(markup).toContain("(sale del sitio)");
  expect(markup).toContain('aria-hidden="true">↗');
  expect(markup).not.toContain("target=");
});

test("a file is saved, not opened", () => {
  expect(renderToStaticMarkup(<Link href="/plantillas/muestra.csv">Muestra</Link>)).toContain('download=""');
});
