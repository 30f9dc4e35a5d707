import nodemailer from "nodemailer";
import type { SendOutcome, Outgoing, Provider } from "./sms/sms-provider.ts";

type SmtpError = NodeJS.ErrnoException & {
  responseCode?: number;
  timeoutType?: string;
};

// Shorter than the time that shutdown waits for deliveries.
const timeout = 4000;

/** Sends mail through an SMTP server from the site's address, with the sender as reply-to. */
export function smtpMail({
  url,
  from,
}: {
  url: string;
  from: string;
}): Provider {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: 6000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  async function send(mail: Outgoing): Promise<SendOutcome> {
    try {
      await transport.sendMail({
        from: { name: "", address: from },
        to: { name: "", address: mail.to },
        ...(mail.replyto && { replyTo: { name: "", address: mail.replyto } }),
        subject: mail.subject ?? "",
        text: mail.body,
        messageId: `<${mail._id}@${new URL(`mailto:${from}`).pathname.split("@")[1]}>`,
      });
      return { state: "sent", id: null };
    } catch (error) {
      return outcomeOf(error as SmtpError);
    }
  }
  return { send };
}

/** If a connection breaks during transfer, the server may or may not have accepted the mail. */
function outcomeOf(error: SmtpError): SendOutcome {
  const { code = "", responseCode, syscall, timeoutType } = error;
  const isRefused = responseCode !== undefined && responseCode >= 500;
  if (isRefused && code !== "EAUTH")
    return { state: "failed", problem: "refused" };
  const isNotTaken =
    responseCode !== undefined ||
    syscall === "connect" ||
    ["EDNS", "EAUTH", "ETLS"].includes(code) ||
    (timeoutType !== undefined && timeoutType !== "SOCKET_TIMEOUT");
  return { state: isNotTaken ? "busy" : "doubt" };
}
