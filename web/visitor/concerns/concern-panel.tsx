import type { Concern } from "#shared/contract/concerns.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { Stack } from "#web/ui/layout/page.tsx";
import { ChildPageLink } from "./child/child-page-link.tsx";
import type { ChoiceTexts } from "./choices/choice-texts.ts";
import { Choices } from "./choices/choices.tsx";
import { ConcernContent } from "./concern-content.tsx";
import { ConcernLinks } from "./concern-links.tsx";
import { ConcernVideo } from "./concern-video.tsx";
import { useReadingTime } from "./reading-time.ts";

interface ConcernPanelProps {
  concern: Concern;
  choices: ChoiceTexts;
  position: number;
  isOpen: boolean;
}

export function ConcernPanel({
  concern,
  choices,
  position,
  isOpen,
}: ConcernPanelProps) {
  const name = inMarkedLanguage(useLanguage(), concern.name, concern.name_es);
  const onToggle = useReadingTime("/concerns", position);
  return (
    <Disclosure
      id={concern._id}
      heading="h2"
      title={<span lang={name.lang}>{name.words}</span>}
      defaultOpen={isOpen}
      onToggle={onToggle}
    >
      <Stack gap={5}>
        <ConcernContent concern={concern} />
        <Choices texts={choices} />
        <ConcernVideo concern={concern} />
        <ConcernLinks concern={concern} />
        <ChildPageLink concern={concern} />
      </Stack>
    </Disclosure>
  );
}
