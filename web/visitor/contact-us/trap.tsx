import styles from "./contact-us-screen.module.css";

export const trap = "subject";

/** Nobody sees it or comes to it by key; programs that fill in every box fill in this one. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name={trap} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
