import Printer from "lucide-react/icons/printer";
import { href, useLoaderData } from "react-router";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import type { FamilyResult } from "#shared/contract/quiz/results.ts";
import { maskPhone } from "#shared/rules/outreach/contacts/phone.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import { PreviewButton } from "#web/admin/content/preview/preview-button.tsx";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { useMay } from "#web/admin/layout/staff.ts";
import { viewAt, backTo } from "#web/admin/list/address.ts";
import { call } from "#web/core/calls/call.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { resultWords } from "#web/i18n/admin/reports/result.words.ts";
import { childWords } from "#web/i18n/visitor/results/child.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink, Link, OutsideLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import type { Route } from "./+types/result-screen.ts";
import { DeleteFamily } from "./delete-family.tsx";
import { AnswerTable, ConcernOrder, VisitQuestions } from "./result-parts.tsx";
import styles from "./result.module.css";
import { VersionsRead } from "./versions-read.tsx";
import { readResultQuery } from "./results-screen.tsx";

const list = href("/dashboard/results");

/** The last view of the result list. */
function lastListQuery() {
  const { to, state } = backTo(list);
  const [, search = ""] = to.split("?");
  return readResultQuery(new URLSearchParams(viewAt({ search, state })));
}

/** The top concerns; inactive and deleted ones are left out. */
async function topConcernsOf({ concerns }: FamilyResult) {
  const concernsOrNull = await Promise.all(
    concerns.slice(0, topCount).map(({ _id: id }) =>
      call("GET /api/concerns/:id", {
        params: { id },
        query: withPlaceholder,
      }).catch(() => null),
    ),
  );
  return concernsOrNull.flatMap((concern) => concern ?? []);
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [family, neighbors] = await Promise.all([
    call("GET /api/results/:id/family", { params }),
    call("POST /api/results/:id/neighbors", {
      params,
      body: lastListQuery(),
    }).catch(() => ({ previous: null, next: null })),
  ]);
  return { family, neighbors, topics: await topConcernsOf(family) };
}

export default function ResultScreen() {
  const { family, neighbors, topics } = useLoaderData<typeof clientLoader>();
  const words = useWords(resultWords);
  const language = useLanguage();
  const { _id: id, date, parentname, childname, demo } = family;
  return (
    <div className={styles.screen}>
      <ScreenHead
        back={{ ...backTo(list), label: words.toList }}
        title={parentname || words.noName}
        intro={[
          longDate(date, language),
          words.took[family.language],
          childname && words.child(childname),
          family.contact ? words.invited : words.walkIn,
          demo && words.demo,
        ]
          .filter(Boolean)
          .join(" · ")}
        actions={<Neighbors of={neighbors} />}
      />
      <div className={styles.room}>
        {family.problem && (
          <Alert kind="warning">
            {words.problems[family.problem] ?? words.problems["other"]}
          </Alert>
        )}
        <div className={styles.actions} data-print="hide">
          <Button compact icon={Printer} onClick={() => window.print()}>
            {words.print}
          </Button>
          <OutsideLink
            href={href("/results/:id", { id })}
            look="standalone"
            newTabLabel={words.newTab}
          >
            {words.publicPage}
          </OutsideLink>
          <AsSeen of={family} />
          <Erase of={family} />
        </div>
        <div className={styles.columns}>
          <ConcernOrder of={family} />
          <div className={styles.side}>
            <Contact of={family.contact} />
            <Child of={family.child} />
          </div>
        </div>
        <VisitQuestions topics={topics} childname={childname} />
        <VersionsRead of={family.publications} />
        <AnswerTable of={family.answers} />
      </div>
    </div>
  );
}

function Neighbors({
  of: { previous, next },
}: {
  of: { previous: string | null; next: string | null };
}) {
  const words = useWords(resultWords);
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.neighbors} className={styles.pair} data-print="hide">
      <Neighbor to={previous}>{words.previous}</Neighbor>
      <Neighbor to={next}>{words.next}</Neighbor>
    </nav>
  );
}

type NeighborProps = { to: string | null; children: string };

/** A link to the next or previous result. A disabled button keeps the layout if there is none. */
function Neighbor({ to, children }: NeighborProps) {
  if (to === null)
    return (
      <Button kind="secondary" compact disabled>
        {children}
      </Button>
    );
  return (
    <ButtonLink
      kind="secondary"
      compact
      to={href("/dashboard/results/:id", { id: to })}
    >
      {children}
    </ButtonLink>
  );
}

/** Opens the result in a preview, with the words of the newest version that the family read. */
function AsSeen({
  of: { _id: id, publication, language },
}: {
  of: FamilyResult;
}) {
  const words = useWords(resultWords);
  const may = useMay();
  if (publication === null || !may("POST /api/previews")) return null;
  return (
    <PreviewButton
      compact
      label={words.asSeen}
      publication={publication}
      to={href("/results/:id", { id })}
      language={language}
    />
  );
}

function Erase({ of }: { of: FamilyResult }) {
  const may = useMay();
  return may("DELETE /api/results/:id/family") && <DeleteFamily of={of} />;
}

/** The family's contact with a link. */
function Contact({ of: contact }: { of: FamilyResult["contact"] }) {
  const words = useWords(resultWords);
  const may = useMay();
  return (
    <section className={styles.card} aria-labelledby="contact">
      <h2 id="contact">{words.contact}</h2>
      {contact ? (
        <>
          <Facts
            of={[
              [words.name, contact.name],
              [words.childName, contact.childname],
              [words.phone, maskPhone(contact.phone)],
              [words.redcap, contact.redcapid],
            ]}
          />
          {may("GET /api/contacts") && (
            <p data-print="hide">
              <Link
                to={href("/dashboard/links")}
                state={{ query: contact.phone }}
              >
                {words.toContact}
              </Link>
            </p>
          )}
        </>
      ) : (
        <p>{words.noContact}</p>
      )}
    </section>
  );
}

function Child({ of: { age, doses } }: { of: FamilyResult["child"] }) {
  const words = useWords(resultWords);
  const child = useWords(childWords);
  if (!age && !doses) return null;
  return (
    <section className={styles.card} aria-labelledby="child">
      <h2 id="child">{words.aboutChild}</h2>
      <Facts
        of={[
          [child.age, age && child.ages[age]],
          [child.doses, doses && child.dosesSoFar[doses]],
        ]}
      />
    </section>
  );
}

/** Labeled values; empty ones are left out. */
function Facts({ of }: { of: [string, string | null][] }) {
  return (
    <dl className={styles.facts}>
      {of
        .filter(([, fact]) => fact)
        .map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
