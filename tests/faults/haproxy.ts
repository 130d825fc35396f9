import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, waitForPort } from './programs.ts';
import { temporaryFolder } from './temporary-disks.ts';

export async function startHaproxy(port: number, sections: string): Promise<void> {
  const folder = temporaryFolder();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  timeout connect 1s
  timeout client 30s
  timeout server 30s
${sections}`,
  );
  chmodSync(file, 0o644);
  await waitForPort(port, launch('haproxy', ['-db', '-f', file], folder));
}

/** Retries reads, and reviews with a key, on another process; other requests might be applied twice. */
export function serviceFrontend(name: string, port: number, backends: number[]): string {
  return `frontend ${name}
  mode http
  bind 127.0.0.1:${port}
  default_backend ${name}-processes
backend ${name}-processes
  mode http
  balance roundrobin
  # A client must not set its own address.
  http-request del-header x-forwarded-for
  option forwardfor
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  # A busy process may answer late; one that is gone refuses the connection.
  timeout check 5s
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless { method GET HEAD } || { path /api/reviews/submit } { req.hdr(idempotency-key) -m found }
  default-server check inter 250ms fall 2 rise 1
${backends.map((backend, index) => `  server process${index + 1} 127.0.0.1:${backend}`).join('\n')}
`;
}

/** Routes to the current primary and closes connections to a former one. */
export function databaseFrontend(
  name: string,
  port: number,
  nodes: { port: number; restPort: number }[],
): string {
  return `listen ${name}
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 30m
  timeout server 30m
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node, index) => `  server node${index + 1} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`;
}
