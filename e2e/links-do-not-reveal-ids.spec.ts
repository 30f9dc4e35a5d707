import { newId } from "#server/platform/ids.ts";
import { invite } from "./support/visitor/contact.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

test("pages with an id look the same whether or not the id exists", async ({
  request,
  server,
}) => {
  const contact = await invite(server, { name: "Ana", daysAgo: 1 });
  // The results page is not listed: anyone with its link may read it.
  const places = [
    ["/quiz/", contact],
    ["/rank/", await rankedResult(request)],
  ] as const;
  for (const [place, id] of places) {
    const shown = async (of: string) => {
      const answer = await request.get(place + of);
      const text = await answer.text();
      return { status: answer.status(), text: text.replaceAll(of, "id") };
    };
    expect(await shown(id), place).toEqual(await shown(newId()));
  }
});
