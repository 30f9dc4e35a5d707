// Loaded before an instance: its clock is thirteen hours ahead; how long things take is right.
const ahead = 13 * 60 * 60 * 1000;
const rightNow = Date.now.bind(Date);
const now = () => rightNow() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => String(new Date(now())),
  get: (target, name) =>
    name === "now" ? now : Reflect.get(target, name, target),
});
