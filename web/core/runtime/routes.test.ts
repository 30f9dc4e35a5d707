import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  toRouteParts,
  routesOf,
  type Screen,
  type ScreenModule,
} from "./routes.ts";

const Empty = () => null;
const request = new Request("http://localhost/");
const args: LoaderFunctionArgs<Readonly<RouterContextProvider>> = {
  request,
  url: new URL(request.url),
  pattern: "/",
  params: { id: "7" },
  context: new RouterContextProvider(),
};

test("nests screens below their parents and keeps index routes", () => {
  const screens: Screen[] = [
    { id: "root", path: "", module: "/root.js" },
    { id: "home", parentId: "root", index: true, module: "/home.js" },
    { id: "quiz", parentId: "root", path: "quiz/:id?", module: "/quiz.js" },
    { id: "desk", parentId: "root", module: "/desk.js" },
    {
      id: "first",
      parentId: "desk",
      path: "desk",
      index: true,
      module: "/first.js",
    },
  ];
  expect(routesOf(screens, ({ module }) => ({ handle: module }))).toEqual([
    {
      id: "root",
      path: "",
      handle: "/root.js",
      children: [
        { id: "home", index: true, handle: "/home.js" },
        { id: "quiz", path: "quiz/:id?", handle: "/quiz.js", children: [] },
        {
          id: "desk",
          handle: "/desk.js",
          children: [
            { id: "first", path: "desk", index: true, handle: "/first.js" },
          ],
        },
      ],
    },
  ]);
});

test("adds no loader or other part that the module does not export", () => {
  expect(toRouteParts({ default: Empty })).toEqual({ Component: Empty });
});

test("runs a client loader on hydration only when it asks to", async () => {
  const clientLoader: ScreenModule["clientLoader"] = async ({ params }) =>
    params["id"];
  const once = toRouteParts({ default: Empty, clientLoader }).loader;
  expect(await once?.(args)).toBe("7");
  expect(once).toHaveProperty("hydrate", false);
  const again = Object.assign(clientLoader, { hydrate: true as const });
  const { loader } = toRouteParts({ default: Empty, clientLoader: again });
  expect(loader).toHaveProperty("hydrate", true);
});

test("rejects a call of the server loader", async () => {
  const { loader } = toRouteParts({
    default: Empty,
    clientLoader: ({ serverLoader }) => serverLoader(),
  });
  await expect(loader?.(args)).rejects.toThrow("No loader is asked");
});
