/** Stands in for the worker of the human check: solves it at once. */
export default class FakeSolver extends EventTarget {
  postMessage() {
    const data = { counter: 7 };
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  terminate() {}
}
