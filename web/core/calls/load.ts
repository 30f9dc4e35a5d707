import { data, type LoaderFunctionArgs } from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { call } from "./call.ts";
import { pageLanguage } from "#web/core/language.tsx";
import { type Call, pageRequestContext } from "./page-request.ts";

/** Throws 404 for a malformed id, in the same way as for an unknown one. */
export function orMissing(error: { status?: number }): never {
  throw error.status === 400 ? data(null, { status: 404 }) : error;
}

/** `Params` are the parameters of the screen's route: `Route.LoaderArgs["params"]`. */
export type Loading<Params = unknown> = {
  call: Call;
  language: Language;
  params: Params;
};

type Args<Params> = Pick<LoaderFunctionArgs, "context"> & { params: Params };

/** Creates the loaders of a screen. The first page is loaded on the server, later ones in the browser. */
export function load<T, Params>(
  read: (loading: Loading<Params>) => Promise<T>,
) {
  const attempt = (loading: Loading<Params>) =>
    read(loading).catch((error: unknown) => {
      const status = (error as { status?: number }).status;
      throw status ? data(null, { status }) : error;
    });
  return {
    server: ({ context, params }: Args<Params>) => {
      const { call: callInProcess, language } = context.get(pageRequestContext);
      return attempt({ call: callInProcess, language, params });
    },
    browser: ({ params }: Pick<Args<Params>, "params">) =>
      attempt({ call, language: pageLanguage(), params }),
  };
}
