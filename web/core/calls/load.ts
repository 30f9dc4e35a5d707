import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type Params,
} from "react-router";
import type { Language } from "#shared/contract/fields.ts";
import { call } from "./call.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { type Call, pageRequestContext } from "./page-request.ts";

/** An address whose id has not even the shape of one leads to nothing, like one that is unknown. */
export function orMissing(error: { status?: number }): never {
  throw error.status === 400 ? data(null, { status: 404 }) : error;
}

type Loading = { call: Call; language: Language; params: Params };

/** Reads what a screen shows: on the server for the first page, in the browser for the next. */
export function load<T>(read: (loading: Loading) => Promise<T>) {
  const attempt = (loading: Loading) =>
    read(loading).catch((error: unknown) => {
      const status = (error as { status?: number }).status;
      throw status ? data(null, { status }) : error;
    });
  return {
    server: ({ context, params }: LoaderFunctionArgs) => {
      const { call: callInProcess, language } = context.get(pageRequestContext);
      return attempt({ call: callInProcess, language, params });
    },
    browser: ({ params }: ClientLoaderFunctionArgs) =>
      attempt({ call, language: pageLanguage(), params }),
  };
}
