import type { Language } from "#shared/rules/language.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { contactUsWords } from "#web/i18n/visitor/contact-us.words.ts";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { link, nth } from "./selectors.ts";
import type { Step } from "./visitor.ts";

/** Besides the quiz: topics, feedback and a message to the team. */
export function readingSteps(language: Language, scripts: boolean): Step[] {
  const concerns = concernsWords[language];
  const reading: Step = [
    "a topic and its children's page are opened",
    async ({ open, press, find, pathIs, reload }) => {
      await open(`/concerns?lang=${language}`);
      await press(nth("//main//summary", 1));
      await press(link(concerns.forChildren));
      await find("//main//h1");
      await press(link(concerns.back));
      await pathIs(/^\/concerns(\?|#|$)/);
      await find("//main//summary");
      await reload();
      await find("//main//summary");
    },
  ];
  if (!scripts) return [reading];
  return [reading, feedbackStep(language), contactStep(language)];
}

function feedbackStep(language: Language): Step {
  const { yes, addorimprove, send, thanks } = feedbackWords[language];
  const { feedback } = coreWords[language];
  return [
    "feedback is sent",
    async ({ open, press, pressButton, read, fill, browser }) => {
      await open(`/aboutus?lang=${language}`);
      // On a phone it is in the menu.
      await browser
        .press("header button[popovertarget]")
        .catch(() => undefined);
      await pressButton(feedback);
      await press(
        `//*[@role="dialog"]//*[self::button or self::label][normalize-space(.)="${yes}"]`,
      );
      await fill(addorimprove, "More pictures");
      await pressButton(send);
      await read(thanks);
    },
  ];
}

function contactStep(language: Language): Step {
  const { name, email, message, submit, sent } = contactUsWords[language];
  return [
    "a message to the team passes the human check and is sent",
    async ({ open, pressButton, read, fill }) => {
      await open(`/contact?lang=${language}`);
      await fill(name, "Ana");
      await fill(email, "ana@family.example");
      await fill(message, "When is the next visit?");
      await pressButton(submit);
      await read(sent);
    },
  ];
}
