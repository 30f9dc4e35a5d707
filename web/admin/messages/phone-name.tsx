import { type Conversation, nameOf } from "./conversations.ts";
import styles from "./messages.module.css";

type Props = { of: Pick<Conversation, "to" | "names"> };

/** Whose phone it is, as far as staff know, and its number. */
export function PhoneName({ of: { to, names } }: Props) {
  return (
    <span className={styles.whose}>
      {names.map((name) => (
        <strong key={name}>{name}</strong>
      ))}
      <span>{nameOf(to)}</span>
    </span>
  );
}
