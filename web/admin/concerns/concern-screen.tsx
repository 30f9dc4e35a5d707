import { useLoaderData } from "react-router";
import { ConcernForm } from "./concern-form.tsx";
import { concernToEdit } from "./concern-to-edit.ts";

export const clientLoader = concernToEdit;

export default function ConcernScreen() {
  const concern = useLoaderData<typeof clientLoader>();
  return <ConcernForm key={concern._id} concern={concern} />;
}
