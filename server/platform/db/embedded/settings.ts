import type { Address } from "./address.ts";

/** The environment for PostgreSQL, without secrets and PG… variables. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  const windows = SystemRoot ? { SystemRoot, TEMP } : {};
  return { PATH, LC_ALL: "C", TZ: "UTC", ...windows };
}

/** Settings for a small machine and durable commits; `durable: false` is for tests only. */
export function postgresSettings(
  { folder, port }: Address,
  name: string,
  durable: boolean,
): string[] {
  const safety = durable ? "on" : "off";
  const chosen = {
    listen_addresses: folder ? "" : "127.0.0.1",
    port: String(port),
    unix_socket_directories: folder,
    unix_socket_permissions: "0700",
    cluster_name: name,
    shared_buffers: "128MB",
    max_connections: durable ? "60" : "200",
    fsync: safety,
    // Only the superuser may end autovacuum workers, which block DROP DATABASE in tests.
    autovacuum: safety,
    full_page_writes: safety,
    synchronous_commit: safety,
    jit: "off",
    io_method: "sync",
    random_page_cost: "1.1",
    max_wal_senders: "0",
    wal_level: "minimal",
    max_logical_replication_workers: "0",
    timezone: "UTC",
    log_timezone: "UTC",
    // Do not log failed statements. The program reports them itself, without the personal data in them.
    log_min_messages: "log",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
  };
  return Object.entries(chosen).flatMap(([key, value]) => [
    "-c",
    `${key}=${value}`,
  ]);
}
