import { Gallery } from "#web/ui/gallery.tsx";

/** Everything the house is built of, to look at while developing. */
export default Gallery;
