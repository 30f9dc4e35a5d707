/** As the inspector writes it: https://chromedevtools.github.io/devtools-protocol/v8/Profiler/#type-Profile */
type Profile = {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
  }[];
  samples: number[];
  timeDeltas: number[];
};

type Answer = { id?: number; result?: { profile?: Profile } };

/** Profiles the process that listens for an inspector on this port of loopback, for as long as the work takes. */
export async function profileWhile(
  port: number,
  work: () => Promise<unknown>,
): Promise<Profile> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await listed.json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  let sent = 0;
  const ask = (method: string) => {
    const id = (sent += 1);
    socket.send(JSON.stringify({ id, method }));
    return new Promise<Answer["result"]>((resolve) =>
      socket.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(String(data)) as Answer;
        if (answer.id === id) resolve(answer.result);
      }),
    );
  };
  await ask("Profiler.enable");
  await ask("Profiler.start");
  await work();
  const stopped = await ask("Profiler.stop");
  socket.close();
  if (!stopped?.profile) throw new Error("The inspector wrote no profile.");
  return stopped.profile;
}

export type FunctionCost = { share: string; function: string; where: string };

/** The functions in which the process was found most often; what waits or runs outside them is left aside. */
export function costliest(
  { nodes, samples, timeDeltas }: Profile,
  most: number,
): FunctionCost[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || "(anonymous)"}\n${placeOf(url)}:${lineNumber + 1}`,
    ]),
  );
  const times = new Map<string, number>();
  samples.forEach((id, at) => {
    const name = names.get(id) ?? "";
    if (/^\((idle|program)\)/.test(name)) return;
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  });
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, time]) => {
      const [called = "", where = ""] = name.split("\n");
      const share = `${((100 * time) / all).toFixed(1)} %`;
      return { share, function: called, where };
    });
}

function placeOf(url: string): string {
  return url.replace(/^file:\/\//, "").replace(/^.*\/node_modules\//, "");
}
