import { ActionsSection } from "./gallery/actions-section.tsx";
import { ChoicesSection } from "./gallery/choices-section.tsx";
import { ColoursSection } from "./gallery/colours-section.tsx";
import { ContentSection } from "./gallery/content-section.tsx";
import { FieldsSection } from "./gallery/fields-section.tsx";
import { NoticesSection } from "./gallery/notices-section.tsx";
import { OverlaysSection } from "./gallery/overlays-section.tsx";
import { SortableSection } from "./gallery/sortable-section.tsx";
import { TablesSection } from "./gallery/tables-section.tsx";
import { WordsSection } from "./gallery/words-section.tsx";
import { Page, Stack } from "./layout/page.tsx";

/** Everything there is to build with, in every state, to look at while developing. */
export function Gallery() {
  return (
    <Page width="wide">
      <Stack gap={8}>
        <WordsSection />
        <ColoursSection />
        <ActionsSection />
        <FieldsSection />
        <ChoicesSection />
        <NoticesSection />
        <ContentSection />
        <SortableSection />
        <TablesSection />
        <OverlaysSection />
      </Stack>
    </Page>
  );
}
