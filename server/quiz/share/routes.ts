import { shareBySms } from "#shared/contract/quiz/share.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { shareResultBySms } from "./share.ts";

export function shareRoutes(services: Services): Route[] {
  return [
    route(shareBySms, ({ body, caller, once }) =>
      shareResultBySms(services, { ...body, ip: caller.ip, once }),
    ),
  ];
}
