import type { ReactNode } from "react";
import styles from "./message-screen.module.css";

type Props = {
  picture: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
};

/** A page with one message, and a link to go on. */
export function MessageScreen({ picture, title, text, action }: Props) {
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>{picture}</div>
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </div>
  );
}
