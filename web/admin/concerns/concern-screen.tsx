import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { ConcernForm } from "./concern-form.tsx";
import { concernToEdit } from "./concern-to-edit.ts";

/** Without an id it is a new one. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  return args.params["id"] === undefined ? undefined : concernToEdit(args);
}

export default function ConcernScreen() {
  const concern = useLoaderData<typeof clientLoader>();
  return <ConcernForm key={concern?._id} concern={concern} />;
}
