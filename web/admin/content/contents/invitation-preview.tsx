import {
  readsLinesOf,
  withReadsLine,
} from "#shared/rules/content/clinic-reads.ts";
import { idLength } from "#shared/rules/ids.ts";
import { languages } from "#shared/rules/language.ts";
import { LanguagePair } from "#web/admin/form/fields.tsx";
import {
  measureWithLink,
  MessagePreview,
  MessageWarnings,
  ReadsLinesContext,
} from "#web/admin/outreach/texting/message-preview.tsx";
import texting from "#web/admin/outreach/texting/texting.module.css";
import { languageOptions, useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import type { ContentsDraft } from "./contents-draft.ts";

/** The line as it stands in the form. */
function linesIn(draft: ContentsDraft) {
  const textOf = (name: string) => (draft[`visit.${name}`] ?? "").trim();
  return readsLinesOf({
    clinicreads: textOf("clinicreads"),
    readsline_en: textOf("readsline_en"),
    readsline_es: textOf("readsline_es"),
  });
}

const sampleId = "1".repeat(idLength);

/** The first text to a family, as a phone shows it. It is not part of the site. */
export function InvitationFields({ draft }: { draft: ContentsDraft }) {
  const { preview } = useWords(contactsWords);
  const { english, spanish } = useWords(formWords);
  const lines = linesIn(draft);
  return (
    <LanguagePair>
      {languages.map((language) => {
        const message = draft[`invitation.message_${language}`] ?? "";
        const contacts = [{ _id: sampleId, language }];
        return (
          <div key={language} className={texting.box}>
            <ReadsLinesContext value={lines}>
              <MessageWarnings message={message} language={language} />
              <MessagePreview
                name={(language === "en" ? english : spanish)(preview)}
                message={message}
                contacts={contacts}
              />
            </ReadsLinesContext>
          </div>
        );
      })}
    </LanguagePair>
  );
}

/** What the line adds to the price of the first text, whether it is on or off. */
export function ReadsLineCosts({ draft }: { draft: ContentsDraft }) {
  const words = useWords(contentsWords);
  const lines = linesIn({ ...draft, "visit.clinicreads": "on" });
  return (
    <ul>
      {languageOptions.map(({ value: language, label, lang }) => {
        const message = (draft[`invitation.message_${language}`] ?? "").trim();
        const reader = { _id: sampleId, language };
        const { segments } = measureWithLink(message, reader);
        const longer = withReadsLine(message, lines[language]);
        const { segments: withLine } = measureWithLink(longer, reader);
        return (
          <li key={lang}>{words.readsLineCosts(label, segments, withLine)}</li>
        );
      })}
    </ul>
  );
}
