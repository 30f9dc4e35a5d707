import { useLoaderData } from "react-router";
import type { Route } from "./+types/concern-screen.ts";
import { ConcernForm } from "./concern-form.tsx";
import { loadConcern } from "./use-concern-form.tsx";

/** Without an id it is a new one. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return id === undefined ? undefined : loadConcern({ params: { id } });
}

export default function ConcernScreen() {
  const concern = useLoaderData<typeof clientLoader>();
  return <ConcernForm key={concern?._id} concern={concern} />;
}
