// npm run build: installs and builds what is missing, for servers that are not started by npm start.
import { buildPages } from "./built.mjs";
import { install, projectNode } from "./installed.mjs";

install();
buildPages(projectNode());
