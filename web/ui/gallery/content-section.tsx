import Heart from "lucide-react/icons/heart";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { NumberBadge } from "#web/ui/content/number-badge.tsx";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { Stars } from "#web/ui/figures/stars.tsx";
import { Card, Row, Stack } from "#web/ui/layout/page.tsx";
import { Section } from "./section.tsx";

const article = `<p>People <strong>write</strong> this in the editor, with <em>feeling</em> and
<a href="#top">links</a>.</p><h3>A heading in between</h3><ul><li>First, a point</li>
<li>Then a second, which runs on a little so that it breaks into another line on a phone</li></ul>
<ol><li>Step one</li><li>Step two</li></ol><blockquote>Somebody said this, and it was worth keeping.</blockquote>`;

export function ContentSection() {
  return (
    <Section title="Content">
      <Stack gap={6}>
        <div>
          <Disclosure number={1} title="What matters most" defaultOpen>
            <RichText html={article} />
          </Disclosure>
          <Disclosure number={2} title="What comes next, and has a longer name">
            <p>It stays closed on the screen and opens on paper.</p>
          </Disclosure>
          <Disclosure title="Without a number">
            <p>Here is what was behind it.</p>
          </Disclosure>
        </div>
        <Card>
          <Stack gap={3}>
            <Row gap={4}>
              <NumberBadge>1</NumberBadge>
              <NumberBadge>2</NumberBadge>
              <NumberBadge>3</NumberBadge>
              <NumberBadge>12</NumberBadge>
              <Icon of={Heart} label="A heart" />
              <Icon of={Heart} size="large" />
            </Row>
            {[0, 2, 3.4, 5].map((score) => (
              <p key={score}>
                <Stars score={score} label={`${score} of 5`} />
              </p>
            ))}
          </Stack>
        </Card>
      </Stack>
    </Section>
  );
}
