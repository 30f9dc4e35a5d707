// The primary database dies and its synchronous standby takes over behind the same address.
import { setTimeout as wait } from "node:timers/promises";
import { startPair } from "./database-pair.ts";
import { proveFault } from "./fault.ts";
import { startProduct } from "./product.ts";
import type { ReportRow } from "./report.ts";

/** Milliseconds between death and promotion. A failover manager waits, to be sure that the primary is dead. */
const unnoticed = 2000;

export async function proveFailover(scale: number): Promise<ReportRow[]> {
  const pair = await startPair();
  try {
    const product = await startProduct({ DATABASE_URL: pair.address });
    try {
      let isFirst = true;
      const row = await proveFault(product, async () => pair.target(), {
        what: "primary killed, standby promoted behind the same address",
        rounds: Math.max(1, Math.round(10 * scale)),
        target: 10,
        async strike() {
          if (!isFirst) await pair.addStandby();
          isFirst = false;
          await wait(1000);
          await pair.killPrimary();
          await wait(unnoticed);
          await pair.promote();
        },
      });
      return [row];
    } finally {
      await product.stop();
    }
  } finally {
    await pair.stop();
  }
}
