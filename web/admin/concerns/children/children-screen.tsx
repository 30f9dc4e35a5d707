import { useLoaderData } from "react-router";
import type { Route } from "./+types/children-screen.ts";
import { ChildrenForm } from "./children-form.tsx";
import { concernToEdit } from "#web/admin/concerns/concern-to-edit.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  concernToEdit(args);

export default function ChildrenScreen() {
  const concern = useLoaderData<typeof clientLoader>();
  return <ChildrenForm key={concern._id} concern={concern} />;
}
