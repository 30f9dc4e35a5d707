import { useActionData } from "react-router";
import { useVisitor } from "#web/visitor/quiz/store.ts";
import type { Answered } from "./start.action.ts";

const isOnServer = import.meta.env.SSR;

/** Whether the server has filled in, or tried to, whom the link is for. */
export function useIsFilledPlainly(id: string | undefined): boolean {
  const answered = useActionData<Answered>();
  const contactId = useVisitor()?.contactId;
  return answered !== undefined || (id !== undefined && contactId === id);
}

/** Where no script asks whom the link is for, the page that says it is opened instead. */
export function PlainInvitation({ id }: { id: string }) {
  const isFilled = useIsFilledPlainly(id);
  const content = `0; url=/quiz/${id}?plain`;
  return (
    <noscript>
      {isOnServer && !isFilled && (
        <meta httpEquiv="refresh" content={content} />
      )}
    </noscript>
  );
}
