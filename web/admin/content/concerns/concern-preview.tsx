import { withChildName } from "#shared/rules/content/child-name.ts";
import type { Language } from "#shared/rules/language.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { resultsWords } from "#web/i18n/visitor/results.words.ts";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { Stack } from "#web/ui/layout/page.tsx";
import { type ConcernDraft, contentOf } from "./concern-draft.ts";

type Props = { draft: ConcernDraft; language: Language };

/** A concern as parents see it among their results. */
export function ConcernPreview({ draft, language }: Props) {
  const content = withChildName(contentOf(draft));
  const localized = <Words extends { length: number }>(en: Words, es: Words) =>
    inLanguage(language, en, es);
  const html = localized(content.content, content.content_es);
  const video = localized(content.videolink, content.videolink_es);
  const words = concernsWords[language];
  return (
    <Stack gap={5}>
      <h2>{localized(content.name, content.name_es) || "…"}</h2>
      {(content.summary || content.summary_es) && (
        <p>
          <strong>{localized(content.summary, content.summary_es)}</strong>
        </p>
      )}
      {html && <RichText html={html} />}
      <Lines
        title={resultsWords[language].toAsk}
        lines={localized(
          content.suggestedquestions,
          content.suggestedquestions_es,
        )}
      />
      <Lines
        title={words.linksTitle}
        lines={localized(content.externallinks, content.externallinks_es).map(
          ({ name, url }) => (
            <OutsideLink key={url} href={url} newTabLabel={words.newTab}>
              {name}
            </OutsideLink>
          ),
        )}
      />
      <Lines
        title={words.videoTitle}
        lines={
          video
            ? [
                <OutsideLink key="video" href={video}>
                  {video}
                </OutsideLink>,
              ]
            : []
        }
      />
    </Stack>
  );
}

function Lines({ title, lines }: { title: string; lines: React.ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is static
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
