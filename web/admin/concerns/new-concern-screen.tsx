import { ConcernForm } from "./concern-form.tsx";

export default function NewConcernScreen() {
  return <ConcernForm concern={undefined} />;
}
