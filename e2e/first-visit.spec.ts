import { expect, test } from "./support/test.ts";

const kilobyte = 1024;

for (const path of ["/", "/quiz"]) {
  test(`the first visit to ${path} stays within its budget of bytes`, async ({
    page,
  }) => {
    const arrived: { url: string; bytes: Promise<number> }[] = [];
    page.on("requestfinished", (request) => {
      const bytes = request
        .sizes()
        .then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize);
      arrived.push({ url: request.url(), bytes });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const sum = async (pattern: RegExp) => {
      const chosen = arrived.filter(({ url }) =>
        pattern.test(new URL(url).pathname),
      );
      const sizes = await Promise.all(chosen.map(({ bytes }) => bytes));
      return sizes.reduce((total, bytes) => total + bytes, 0) / kilobyte;
    };
    const all = await sum(/./);
    const script = await sum(/\.js$/);
    test.info().annotations.push({
      type: "bytes",
      description: `${path}: ${all.toFixed(1)} KB, of it ${script.toFixed(1)} KB script`,
    });
    expect(script, "script").toBeLessThanOrEqual(125);
    expect(all, "everything").toBeLessThanOrEqual(200);
  });
}

test("nothing jumps while the first page settles", async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", "/quiz", "/concerns"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const moved = await page.evaluate(
      () => (window as unknown as { moved: number[] }).moved,
    );
    expect(
      moved.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.01);
  }
});
