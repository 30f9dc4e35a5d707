/** Takes the place of the service worker where there should be none: empties what it kept and takes itself away. */
export const killWorker = `self.addEventListener("install", function () {
  self.skipWaiting();
});
self.addEventListener("activate", function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(names.map(function (name) { return caches.delete(name); }));
      })
      .then(function () { return self.registration.unregister(); })
  );
});
`;
