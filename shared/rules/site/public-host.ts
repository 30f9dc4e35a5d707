/** Whether a host can be reached from other machines. */
export function isPublicHost(hostname: string): boolean {
  return !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
