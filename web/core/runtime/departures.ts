let count = 0;

/** Called when the visitor starts to open another screen. */
export function countDeparture() {
  count++;
}

/** How often the visitor started to open another screen on this page, even if it could not be loaded. */
export const departureCount = () => count;
