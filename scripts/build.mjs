// npm run build: installs and builds what is missing, for whoever starts the server by other means than npm start.
import { buildPages } from "./built.mjs";
import { install, projectNode } from "./installed.mjs";

install();
buildPages(projectNode());
