import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { takeRanking } from "./rank.action.ts";

const id = "1".repeat(22);

test.each([404, 503])(
  "an order that comes when its draft is answered with %i leads back to the page, which says so",
  async (status) => {
    const page: Partial<PageRequest> = {
      call: () => Promise.reject({ status }),
      visit: { read: () => undefined, write: () => {} },
    };
    const context = new RouterContextProvider();
    context.set(pageRequestContext, page as PageRequest);
    const request = new Request(`http://localhost/rank/${id}`, {
      method: "POST",
      body: new URLSearchParams({ do: "save" }),
    });
    const answer = takeRanking({ request, params: { id }, context });
    const { status: answered, headers } = (await answer) as Response;
    expect([answered, headers.get("location")]).toEqual([303, `/rank/${id}`]);
  },
);
