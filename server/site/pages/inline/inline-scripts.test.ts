import { expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { inlineScripts } from "#server/site/pages/make-page.ts";

const nonce = "b1N2c3";

test("returns only scripts with the nonce", () => {
  const page = `<script nonce="${nonce}">1</script><script>2</script><script type="module" nonce="${nonce}" async="">3</script><script nonce="other">4</script>`;
  expect(inlineScripts(page, nonce).scripts).toEqual(["1", "3"]);
});

test("ignores scripts with a src", () => {
  const page = `<script nonce="${nonce}" src="/assets/x.js"></script>`;
  expect(inlineScripts(page, nonce).scripts).toEqual([]);
});

test("an unclosed script in the content does not swallow the next one", () => {
  const page = `<p><script>evil()</p><script nonce="${nonce}">own()</script>`;
  expect(inlineScripts(page, nonce).scripts).toEqual(["own()"]);
});

test("removes the nonce from the page", () => {
  const page = `<link nonce="${nonce}" href="/"/><script nonce="${nonce}">1</script>`;
  expect(inlineScripts(page, nonce).html).toBe(
    `<link href="/"/><script>1</script>`,
  );
});

test("the policy lists the renderer's script and not the one in the content", async () => {
  const { ask } = await createTestApp(
    {},
    {
      render: async (_request, { nonce }) =>
        new Response(
          `<script nonce="${nonce}">own()</script><p><script>evil()</script></p>`,
        ),
    },
  );
  const { headers, body } = await ask("GET /");
  const policy = String(headers["content-security-policy"]);
  expect(body).toBe("<script>own()</script><p><script>evil()</script></p>");
  expect(policy).toContain(
    "'sha256-1yruO3ZUqBddjC8oRrsLLZ/oiHYCAveB39McCaLvqnk='",
  );
  expect(policy.match(/sha256-/g)).toHaveLength(3);
});
