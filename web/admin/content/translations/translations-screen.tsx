import { useMemo } from "react";
import { href, useLoaderData } from "react-router";
import { withFields } from "#shared/rules/content/site-content.ts";
import { translatableTexts } from "#shared/rules/content/translations/texts.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { useWords } from "#web/core/language.tsx";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";
import { fieldsAfter } from "./changed-fields.ts";
import { GetSheet } from "./get-sheet.tsx";
import { translationsPage } from "./translations-page.ts";
import { ReturnSheet } from "./return-sheet.tsx";
import steps from "#web/admin/spreadsheet/steps.module.css";

export const clientLoader = translationsPage.browser;

/** Texts go to a translator in a sheet, and come back into drafts. */
export default function TranslationsScreen() {
  const page = useLoaderData<typeof clientLoader>();
  const words = useWords(translationsWords);
  const { site, drafts } = page;
  const content = useMemo(
    () => withFields(site, drafts.map(fieldsAfter)),
    [site, drafts],
  );
  const texts = useMemo(() => translatableTexts(content), [content]);
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/history"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      <div className={steps.steps}>
        <GetSheet page={page} content={content} texts={texts} />
        <ReturnSheet page={page} content={content} texts={texts} />
      </div>
    </>
  );
}
