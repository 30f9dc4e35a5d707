import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { useWords } from "#web/core/language.tsx";
import { listeningWords } from "#web/i18n/admin/reports/listening.words.ts";
import { FigureTable } from "#web/ui/figures/figure-table.tsx";
import { FigureSection } from "./figure-section.tsx";
import { type Insights, useFigures } from "./figures.ts";

/** How often the site was loaded with a Listen button, and how often it was tapped, by language. */
export function Listening({ of }: { of: Insights["listening"] }) {
  const { words: common, amount, share } = useFigures();
  const words = useWords(listeningWords);
  const rows = (["total", "en", "es"] as const).map((key) => ({
    name: common.visitGroups[key],
    group: of[key],
  }));
  return (
    <FigureSection
      id="listen"
      title={words.title}
      text={words.text(smallestGroup)}
      rows={[
        [common.visitGroup, words.offered, words.listened],
        ...rows.map(({ name, group }) =>
          group
            ? [name, group.offered, group.listened]
            : [name, common.notShown, ""],
        ),
      ]}
    >
      {of.total === null ? (
        <p>{words.few(smallestGroup)}</p>
      ) : (
        <FigureTable
          caption={words.title}
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { key: "group", head: common.visitGroup, cell: ({ name }) => name },
            {
              key: "offered",
              head: words.offered,
              align: "end",
              cell: ({ group }) =>
                group ? amount(group.offered) : common.notShown,
            },
            {
              key: "listened",
              head: words.listened,
              align: "end",
              cell: ({ group }) =>
                group &&
                [amount(group.listened), share(group.listened, group.offered)]
                  .filter(Boolean)
                  .join(" · "),
            },
          ]}
        />
      )}
    </FigureSection>
  );
}
