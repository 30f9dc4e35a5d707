import { UserForm } from "./user-form.tsx";

export default function NewUserScreen() {
  return <UserForm user={undefined} />;
}
