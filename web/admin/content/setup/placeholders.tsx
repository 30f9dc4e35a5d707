import { href } from "react-router";
import type { TextNeeds } from "#shared/contract/reports/dashboard.ts";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { placeholderFields } from "#shared/rules/content/placeholders.ts";
import { useContentLabel } from "#web/admin/content/contents/use-contents.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { setupWords } from "#web/i18n/admin/content/setup.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import styles from "./setup.module.css";

type Props = {
  settings: EditedSettings;
  /** The dashboard's counts for questions and concerns. */
  elsewhere: TextNeeds["placeholders"];
};

const lists = {
  questions: href("/dashboard/questions"),
  concerns: href("/dashboard/concerns"),
};

/** Texts that are still placeholders, by page; each links to its field. */
export function Placeholders({ settings, elsewhere }: Props) {
  const words = useWords(setupWords);
  const { tabs } = useWords(contentsWords);
  const sections = useWords(layoutWords);
  const labelOf = useContentLabel();
  const pages = Object.entries(settings).flatMap(([section, texts]) => {
    const fields = placeholderFields({ ...texts });
    return fields.length > 0
      ? [{ section: section as keyof typeof tabs, fields }]
      : [];
  });
  const items = (["questions", "concerns"] as const).flatMap((name) => {
    const need = elsewhere.find(({ page }) => page === name);
    return need ? [{ name, amount: need.amount }] : [];
  });
  return (
    <section
      id="placeholders"
      className={styles.placeholders}
      aria-labelledby="left"
    >
      <h2 id="left">{words.left}</h2>
      {pages.length + items.length === 0 && <p>{words.nothingLeft}</p>}
      <ul role="list" className={styles.pages}>
        {pages.map(({ section, fields }) => (
          <li key={section}>
            <h3>{words.onPage(tabs[section], fields.length)}</h3>
            <ul role="list">
              {fields.map((field) => (
                <li key={field}>
                  <Link
                    to={`${href("/dashboard/contents")}?tab=${section}#${section}.${field}`}
                  >
                    {labelOf(`${section}.${field}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {items.map(({ name, amount }) => (
          <li key={name}>
            <h3>
              <Link to={lists[name]}>
                {words.onPage(sections[name], amount)}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
