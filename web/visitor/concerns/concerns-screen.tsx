import { href, useLoaderData } from "react-router";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { useWords, useLanguage } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { Drawing } from "#web/ui/illustrations/drawing.tsx";
import hands from "#web/ui/illustrations/hands.svg?raw";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Page, Stack } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { choicesIn, type ChoiceTexts, Choices } from "./choices/choices.tsx";
import { ClinicCard } from "#web/visitor/clinic/clinic-card.tsx";
import { useReturnedPanel } from "./child/child-page-link.tsx";
import { Schedule, scheduleIn } from "./schedule.tsx";
import styles from "./concerns-screen.module.css";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { inShort } from "./in-short.ts";
import { ChildPageLink } from "./child/child-page-link.tsx";
import { ConcernDetails } from "./concern-details.tsx";
import { ConcernLinks } from "./concern-links.tsx";
import { ConcernVideo } from "./concern-video.tsx";
import { useReadingTime } from "./reading-time.ts";
import { ListenButton } from "#web/visitor/listen/listen-button.tsx";

const page = load(async ({ call }) => {
  const [concerns, settings] = await Promise.all([
    call("GET /api/concerns", { query: withPlaceholder }),
    call("GET /api/settings", {}),
  ]);
  return {
    // Use no child's name, because this page is the same for everyone.
    concerns: concerns.map((concern) => withChildName(concern)),
    choices: withChildName(choicesIn(settings.results)),
    schedule: scheduleIn(settings),
  };
});
export const loader = page.server;
export const clientLoader = page.browser;

export default function ConcernsScreen() {
  const words = useWords(concernsWords);
  const { concerns, choices, schedule } = useLoaderData<typeof loader>();
  const returnedPanel = useReturnedPanel();
  return (
    <Page>
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{words.listTitle}</h1>
          {concerns.length > 0 && <Text look="lead">{words.listText}</Text>}
        </header>
        {concerns.length === 0 ? (
          <EmptyState
            illustration={<EmptyBox />}
            title={words.noneTitle}
            text={words.noneText}
          />
        ) : (
          <div>
            {concerns.map((concern, index) => (
              <ConcernPanel
                key={concern._id}
                concern={concern}
                choices={choices}
                position={index + 1}
                isOpen={returnedPanel === concern._id}
              />
            ))}
          </div>
        )}
        <Schedule texts={schedule} />
        <ClinicCard />
        <SurveyCard />
      </div>
    </Page>
  );
}

function SurveyCard() {
  const words = useWords(concernsWords);
  return (
    <section className={styles.survey}>
      <div className={styles.hands}>
        <Drawing svg={hands} />
      </div>
      <h2>{words.takeSurveyTitle}</h2>
      <p>{words.takeSurveyText}</p>
      <ButtonLink to={href("/quiz/:id?")}>{words.takeSurvey}</ButtonLink>
    </section>
  );
}

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
  const language = useLanguage();
  const name = inMarkedLanguage(language, concern.name, concern.name_es);
  const summary = inShort(language, concern);
  const onToggle = useReadingTime("/concerns", position);
  return (
    <Disclosure
      id={concern._id}
      heading="h2"
      title={<span lang={name.lang}>{name.words}</span>}
      summary={<span lang={summary.lang}>{summary.words}</span>}
      defaultOpen={isOpen}
      onToggle={onToggle}
    >
      <Stack gap={5}>
        <ListenButton place="/concerns" topic={name.words} />
        <ConcernDetails concern={concern} />
        <Choices texts={choices} />
        <ConcernVideo concern={concern} />
        <ConcernLinks concern={concern} />
        <ChildPageLink concern={concern} />
      </Stack>
    </Disclosure>
  );
}
