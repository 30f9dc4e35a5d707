import Ban from "lucide-react/icons/ban";
import CalendarX from "lucide-react/icons/calendar-x";
import Clock from "lucide-react/icons/clock";
import FileWarning from "lucide-react/icons/file-warning";
import MessageSquareReply from "lucide-react/icons/message-square-reply";
import MessageSquareWarning from "lucide-react/icons/message-square-warning";
import MessageSquareX from "lucide-react/icons/message-square-x";
import PhoneOff from "lucide-react/icons/phone-off";
import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { href } from "react-router";
import type { FamilyNeeds } from "#shared/contract/reports/dashboard.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { todayWords } from "#web/i18n/admin/reports/dashboard/today.words.ts";
import type { IconDrawing } from "#web/ui/content/icons.tsx";

/** A task for staff, with a link to where it is done. */
export type Need = {
  key: string;
  icon: IconDrawing;
  title: string;
  to: string;
  detail?: ReactNode;
  /** Needs no action now. */
  isQuiet?: boolean;
};

/** Tasks about families; those that can be done at once come first. */
export function useFamilyNeeds(families: FamilyNeeds | null): Need[] {
  const words = useWords(todayWords).families;
  const language = useLanguage();
  if (!families) return [];
  const { unsent, held, leftOut, ...amounts } = families;
  const { ready, planned, stopped, unreachable } = unsent;
  const all = ready + planned + stopped + unreachable;
  type Amount = keyof typeof amounts;
  const plain = (key: Amount) => ({
    key,
    amount: amounts[key],
    title: words[key](amounts[key]),
    detail: words[`${key}Text`],
  });
  const messages = href("/dashboard/messages");
  const needs: (Need & { amount: number })[] = [
    {
      ...plain("undecided"),
      icon: MessageSquareWarning,
      to: messages,
    },
    {
      ...plain("unread"),
      icon: MessageSquareReply,
      to: messages,
    },
    {
      key: "unsent",
      amount: all,
      icon: Send,
      title: words.unsent(all),
      to: contactsBy("texts=untexted"),
      detail: words.reasons({ ready, planned, stopped, unreachable }),
      isQuiet: all === planned,
    },
    {
      ...plain("failed"),
      icon: MessageSquareX,
      to: messages,
    },
    {
      ...plain("unreachable"),
      icon: PhoneOff,
      to: contactsBy("texts=call"),
    },
    {
      ...plain("expired"),
      icon: CalendarX,
      to: contactsBy("status=expired"),
    },
    {
      key: "leftOut",
      amount: leftOut?.rows ?? 0,
      icon: FileWarning,
      title: words.leftOut(leftOut?.rows ?? 0),
      to: href("/dashboard/links/import"),
      detail:
        leftOut &&
        words.leftOutText(leftOut.filename, longDate(leftOut.date, language)),
    },
    {
      ...plain("stopped"),
      icon: Ban,
      to: messages,
      isQuiet: true,
    },
    {
      key: "held",
      amount: held.amount,
      icon: Clock,
      title: words.held(held.amount),
      to: contactsBy("texts=held"),
      detail: held.first && words.heldText(dateAndTime(held.first, language)),
      isQuiet: true,
    },
  ];
  return needs.filter(({ amount }) => amount > 0);
}

/** A link to the contacts that match a filter. */
const contactsBy = (filter: string) => `${href("/dashboard/links")}?${filter}`;
