import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { type Column, Table } from "#web/ui/content/table.tsx";
import { type Insights, ratioOf, useFigures } from "./figures.ts";
import { Measured, Part } from "./part.tsx";

type Row = Insights["concerns"][number];
type Props = { of: Row[]; results: number };

const total = ({ places }: Row) =>
  places.reduce((sum, count) => sum + count, 0);

/** How often each concern was one of those at the top, which were read in full. */
export function Concerns({ of, results }: Props) {
  const { words, amount, share } = useFigures();
  const language = useLanguage();
  const columns: Column<Row>[] = [
    {
      key: "concern",
      head: words.concern,
      isName: true,
      cell: ({ name, name_es }) => inLanguage(language, name, name_es),
    },
    {
      key: "share",
      head: words.amongTop,
      align: "end",
      cell: (row) => (
        <Measured shares={row.places.map((count) => ratioOf(count, results))}>
          {share(total(row), results)}
        </Measured>
      ),
    },
    ...words.places.map((head, place) => ({
      key: head,
      head,
      align: "end" as const,
      cell: ({ places }: Row) => amount(places[place] ?? 0),
    })),
  ];
  if (results === 0) return null;
  return (
    <Part title={words.concerns} text={words.concernsText(results)}>
      <Table
        caption={words.concerns}
        rows={of}
        keyOf={({ _id }) => _id}
        columns={columns}
      />
    </Part>
  );
}
