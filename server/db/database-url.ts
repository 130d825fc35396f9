import { readFileSync } from 'node:fs';

const SCHEME = /^postgres(?:ql)?:\/\//;
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/** A user name may have an @, since it often is a mail address, and the first colon ends it. */
const WITH_USER =
  /^\w+:\/\/((?:[^:/?#%\s]|%[\da-f]{2})*(?::(?:[^@/?#%\s]|%[\da-f]{2})*)?)@[^@/?#\s]*(?:\/[^@?#\s]*)?(?:\?[^@#=\s]+=[^#\s]*)?$/i;
const WITHOUT_USER = /^(?:[^@#\s]*|(?!\w+:\/\/).*)$/s;

/** One URL per host, as in libpq. @throws Error with a message that follows a variable's name. */
export function hostUrls(databaseUrl: string): string[] {
  requireEncoded(databaseUrl);
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

/**
 * A password with a / or # in it would name another host, or none.
 * @throws Error without any part of the URL, with a message that follows a variable's name.
 */
export function requireEncoded(url: string): void {
  const [, user = WITHOUT_USER.test(url) ? '' : null] = WITH_USER.exec(url) ?? [];
  if (user === null || !isUtf8(user))
    throw new Error(
      'must have the characters @ / ? # % and space in its password written as %40 %2F %3F %23 %25 %20',
    );
}

function isUtf8(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

export function describeDatabase(databaseUrl: string): string {
  const hosts = hostUrls(databaseUrl).map((url) => new URL(url));
  return `PostgreSQL ${hosts.map(({ host }) => host).join(',')}${hosts[0]?.pathname}`;
}

function checkTls(options: URLSearchParams): void {
  const mode = options.get('sslmode');
  const authority = options.get('sslrootcert');
  if (mode !== null && !SSL_MODES.includes(mode))
    throw new Error(`must have an sslmode of ${SSL_MODES.join(', ')}`);
  if (mode === 'verify-ca' && authority === null)
    throw new Error('must name an sslrootcert for sslmode=verify-ca');
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = options.get(name);
    if (file !== null && !isReadable(file)) throw new Error(`must name a readable file as ${name}`);
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
