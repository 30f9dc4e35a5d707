type Mail = {
  subject: string;
  intro: string;
  link: string;
  questionsTitle: string;
  questions: string[];
};

/** A letter that the visitor's own mail program opens; nothing is sent by the site. */
export function emailLink({
  subject,
  intro,
  link,
  questionsTitle,
  questions,
}: Mail): string {
  const asked = questions.map((question) => `- ${question}`);
  const lines = [
    intro,
    link,
    ...(asked.length > 0 ? ["", questionsTitle, ...asked] : []),
  ];
  // Mail programs take a line break only as CR and LF together.
  const body = encodeURIComponent(lines.join("\r\n"));
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`;
}
