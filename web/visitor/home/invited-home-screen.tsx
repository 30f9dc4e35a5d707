import { data, href, useLoaderData, useParams } from "react-router";
import type { Settings } from "#shared/contract/content/settings.ts";
import { idShape, isCutId } from "#shared/rules/ids.ts";
import { useWords, useLanguage } from "#web/core/language.tsx";
import { load, type Loading } from "#web/core/calls/load.ts";
import { homeWords, cutLinkWords } from "#web/i18n/visitor/home.words.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import { useInvitation } from "#web/visitor/quiz/start/invitation.ts";
import { firstName } from "#web/visitor/first-name.ts";
import { useSite } from "#web/core/frame/site.ts";
import { useVisitor } from "#web/visitor/quiz/store.ts";
import { Home } from "./home.tsx";
import type { Route } from "./+types/invited-home-screen.ts";
import styles from "./home.module.css";
import { type Language, languages } from "#shared/rules/language.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Page } from "#web/ui/layout/page.tsx";

/** On the server, only checks the link. The browser loads the name. */
type Params = Route.LoaderArgs["params"];

const link = load(async ({ call, params }: Loading<Params>) => {
  const id = params.contactId;
  if (isCutId(id)) return data(null, { status: 404 });
  if (!idShape.test(id)) throw data(null, { status: 404 });
  const isKnown = await call("GET /api/contacts/:id", { params: { id } }).then(
    () => true,
    (error: { status?: number }) => {
      if (error.status === 404) return false;
      throw error;
    },
  );
  const { homePage } = await call("GET /api/settings", {});
  return data({ isKnown, homePage }, { status: isKnown ? 200 : 404 });
});
export const loader = link.server;
export const clientLoader = link.browser;

export default function InvitedHomeScreen() {
  const invited = useLoaderData<typeof loader>();
  return invited ? <Invited {...invited} /> : <CutLink />;
}

type InvitedProps = { isKnown: boolean; homePage: Settings["homePage"] };

function Invited({ isKnown, homePage }: InvitedProps) {
  const words = useWords(homeWords);
  const { contactId = "" } = useParams();
  const invitation = useInvitation(isKnown ? contactId : undefined, false);
  const { parentName, contactId: storedContact } = useVisitor() ?? {};
  // Without a connection, take the name from this phone's storage.
  const isFailed = invitation === "failed" && storedContact !== contactId;
  const greeting = (
    <div className={styles.invitation}>
      <InvitedBy />
      <p className={styles.greeting}>
        {invitation !== "loading" && !isFailed && parentName
          ? words.hello(firstName(parentName))
          : words.welcome}
      </p>
    </div>
  );
  return (
    <>
      {(!isKnown || isFailed) && (
        <div className={styles.gone}>
          <Alert kind="danger">{words.cannotLoad}</Alert>
          <p>{words.linkGone}</p>
        </div>
      )}
      {isKnown ? (
        <Home
          texts={homePage}
          invitedTo={href("/quiz/:id?", { id: contactId })}
          isOwn={storedContact === contactId}
          greeting={greeting}
        />
      ) : (
        <Home texts={homePage} />
      )}
    </>
  );
}

/** Names the clinic at the beginning, because families do not know the number that texted them. */
function InvitedBy() {
  const words = useWords(homeWords);
  const clinic = useSite()?.clinic;
  if (!clinic?.clinicname) return null;
  return (
    <>
      {clinic.logo && (
        <img className={styles.logo} src={clinic.logo} alt="" height="56" />
      )}
      <p className={styles.clinic}>{words.invitedBy(clinic.clinicname)}</p>
    </>
  );
}

/** Explains a truncated personal link, in both languages because the contact is unknown. */
export function CutLink() {
  const own = useLanguage();
  const others = languages.filter((each) => each !== own);
  return (
    <Page>
      <div className={styles.cut}>
        <Advice language={own} title="h1" />
        {others.map((language) => (
          <Advice key={language} language={language} title="h2" />
        ))}
      </div>
    </Page>
  );
}

interface AdviceProps {
  language: Language;
  title: "h1" | "h2";
}

function Advice({ language, title: Title }: AdviceProps) {
  const words = cutLinkWords[language];
  return (
    <section lang={language}>
      <Title>{words.title}</Title>
      <p>{words.what}</p>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <ButtonLink
          kind={Title === "h1" ? "primary" : "secondary"}
          to={href("/quiz/:id?")}
        >
          {words.toQuiz}
        </ButtonLink>
      </div>
    </section>
  );
}
