import { Preview } from "#web/admin/form/preview.tsx";
import { concernsWords } from "#web/i18n/visitor/concerns.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { withoutLinks } from "#web/ui/content/without-links.ts";
import { Text } from "#web/ui/layout/text.tsx";
import styles from "./children-preview.module.css";
import {
  type ConcernDraft,
  contentOf,
} from "#web/admin/concerns/concern-draft.ts";
import { inLanguage } from "#web/admin/concerns/in-language.ts";

type Props = { draft: ConcernDraft; onClose: () => void };

/** A concern as a child reads it: large, and without a way out. */
export function ChildrenPreview({ draft, onClose }: Props) {
  const content = contentOf(draft);
  return (
    <Preview onClose={onClose}>
      {(language) => {
        const say = inLanguage(content, language);
        const html = withoutLinks(say("childrencontent"));
        const words = concernsWords[language];
        return (
          <div className={styles.page}>
            <Text look="display" as="h2">
              {say("name")}
            </Text>
            {html ? <RichText html={html} /> : <p>{words.childrenEmpty}</p>}
          </div>
        );
      }}
    </Preview>
  );
}
