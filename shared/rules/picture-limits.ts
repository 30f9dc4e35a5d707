/** The file types of pictures that staff can upload. */
export const pictureKinds = ["image/jpeg", "image/png", "image/webp"];
export const pictureBytes = 5_000_000;
export const pictureMegapixels = 25;

export const pictureAddressLimit = 200;

/** The alt text of a picture in a rich text. */
export const pictureWordsLimit = 300;
