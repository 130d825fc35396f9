import { readFileSync } from 'node:fs';

const SCHEME = /^postgres(?:ql)?:\/\//;
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * The address of a database as one for each of its hosts, in their order. As libpq has it, several may be named:
 * `postgres://user:password@db1:5432,db2:5432/goodword?sslmode=verify-full&sslrootcert=/etc/ssl/db.pem`
 * @throws Error whose message is the rest of a sentence that begins with the name of a variable.
 */
export function urlsOfHosts(databaseUrl: string): string[] {
  const [scheme = ''] = SCHEME.exec(databaseUrl) ?? [];
  const path = databaseUrl.indexOf('/', scheme.length);
  const from = Math.max(scheme.length, databaseUrl.lastIndexOf('@', path) + 1);
  const [before, hosts, after] = [
    databaseUrl.slice(0, from),
    databaseUrl.slice(from, path),
    databaseUrl.slice(path),
  ];
  const urls = hosts.split(',').map((host) => before + host + after);
  const isComplete = scheme !== '' && path !== -1 && urls.every((url) => URL.canParse(url));
  const first = isComplete ? new URL(urls[0] ?? '') : null;
  if (first === null || first.pathname.length < 2)
    throw new Error('must look like postgres://user:password@host:5432/goodword');
  checkTls(first.searchParams);
  return urls;
}

/** Where the data is, without user and password. */
export function describeDatabase(databaseUrl: string): string {
  const hosts = urlsOfHosts(databaseUrl).map((url) => new URL(url));
  return `PostgreSQL ${hosts.map(({ host }) => host).join(',')}${hosts[0]?.pathname}`;
}

function checkTls(options: URLSearchParams): void {
  const mode = options.get('sslmode');
  const authority = options.get('sslrootcert');
  if (mode !== null && !SSL_MODES.includes(mode))
    throw new Error(`must have an sslmode out of ${SSL_MODES.join(', ')}`);
  if (mode === 'verify-ca' && authority === null)
    throw new Error('must name the authority by sslrootcert where sslmode is verify-ca');
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = options.get(name);
    if (file !== null && !isReadable(file)) throw new Error(`must name a file that can be read as ${name}`);
  }
}

function isReadable(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
