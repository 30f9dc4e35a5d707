import { useLoaderData } from "react-router";
import { ChildrenForm } from "./children-form.tsx";
import { concernToEdit } from "#web/admin/concerns/concern-to-edit.ts";

export const clientLoader = concernToEdit;

export default function ChildrenScreen() {
  const concern = useLoaderData<typeof clientLoader>();
  return <ChildrenForm key={concern._id} concern={concern} />;
}
