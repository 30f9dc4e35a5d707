/** React Aria calls AbortSignal.timeout, which Safari 15 and Chrome 90 do not have. */
if (!("timeout" in AbortSignal))
  Object.assign(AbortSignal, {
    timeout(milliseconds: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    },
  });

export {};
