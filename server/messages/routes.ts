import { listMessages } from "#shared/contract/sms.ts";
import type { Services } from "#server/app.ts";
import { type Route, route } from "#server/route.ts";
import { findMessages } from "./queries.ts";

export function messageRoutes({ db }: Services): Route[] {
  return [route(listMessages, () => findMessages(db))];
}
