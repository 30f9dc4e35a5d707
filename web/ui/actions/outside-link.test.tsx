import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { PlainOutsideLinks } from "#web/ui/content/plain-outside-links.ts";
import { OutsideLink } from "./link.tsx";

const texts = (
  <>
    <OutsideLink href="https://www.cdc.gov/hpv" newTabLabel="new tab">
      The CDC on HPV
    </OutsideLink>
    <OutsideLink href="tel:211">Call 211</OutsideLink>
    <RichText html={'<p>Read <a href="https://www.who.int">the WHO</a>.</p>'} />
  </>
);

test("outside links, phone numbers and links in formatted texts are links", async () => {
  const { screen } = await mount(texts);
  expect(screen.getAllByRole("link")).toHaveLength(3);
});

test("where nothing may lead to another site, they are plain text", async () => {
  const { screen } = await mount(
    <PlainOutsideLinks value>{texts}</PlainOutsideLinks>,
  );
  expect(screen.queryAllByRole("link")).toEqual([]);
  for (const text of ["The CDC on HPV", "Call 211", "Read the WHO."])
    expect(screen.getByText(text)).toBeDefined();
});
