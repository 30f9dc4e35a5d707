import { Stack } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";

export function WordsSection() {
  return (
    <Stack gap={4}>
      <Text look="eyebrow">About five minutes</Text>
      <Text as="h1" look="display">
        Every good answer starts with your question
      </Text>
      <Text look="lead">
        The lead says in one or two sentences what this page is for, so that a
        tired reader can stop here and still have learned something.
      </Text>
      <Text as="h1">A first heading</Text>
      <Text as="h2">A second heading</Text>
      <Text as="h3">A third heading</Text>
      <Text>
        Body text is for reading on a small screen in a bright waiting room. It
        has <strong>strong words</strong>, <em>soft words</em> and{" "}
        <a href="#top">a link among them</a>. ¿Cómo se ve? Ñandú, pingüino,
        corazón.
      </Text>
      <Text look="quiet">Quiet text stands back, and can still be read.</Text>
      <Text look="small">Small text is for notes beside the matter.</Text>
    </Stack>
  );
}
