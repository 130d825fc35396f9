import { lookup } from 'node:dns/promises';
import { connect } from 'node:tls';
import { z } from 'zod/mini';
import { SECOND } from '#server/basics/clock.ts';
import type { Config } from '#server/system/config.ts';
import { describeVersion, readVersion } from '#server/system/version.ts';
import { type Finding, failed, judgeCertificate, judgeClock, ok, warning } from './finding.ts';

const TIMEOUT = 8 * SECOND;

const health = z.object({ status: z.literal('ok'), version: z.string(), commit: z.nullable(z.string()) });
type Version = Pick<z.infer<typeof health>, 'version' | 'commit'>;

export async function checkAddress(config: Config): Promise<Finding[]> {
  const { appUrl, isLoopback, isHttps } = config;
  const { hostname } = new URL(appUrl);
  const fail = (problem: string) => [failed('address', problem)];
  if (!isLoopback && !isHttps)
    return fail(`APP_URL ${appUrl} is public and not https: put a proxy with TLS in front of the service`);
  try {
    await lookup(hostname.replace(/^\[(.*)\]$/, '$1'));
  } catch (error) {
    return fail(`APP_URL: ${hostname} doesn't resolve (${messageOf(error)}): add it to the DNS`);
  }
  const certificate = isHttps ? await checkCertificate(config) : [];
  // What keeps browsers away would show a second time.
  const isReachable = certificate.every(
    ({ check, verdict }) => check === 'certificate' && verdict !== 'failed',
  );
  const reached = isReachable ? await reach(config) : await checkService(config);
  const found = [...reached, ...certificate];
  const hasProxy = !found.some(({ check, verdict }) => check === 'address' && verdict === 'failed');
  return hasProxy ? [...found, ...(await checkProxy(config))] : found;
}

async function reach(config: Config): Promise<Finding[]> {
  const { appUrl, isLoopback } = config;
  try {
    const { version, date } = await askHealth(appUrl);
    const here = describeVersion(readVersion());
    const running = describeVersion(version);
    const found =
      running === here
        ? ok('address', `${appUrl} answers with version ${running}`)
        : warning('address', `${appUrl} runs version ${running}, and this is ${here}: restart the service`);
    return date === null || isLoopback ? [found] : [found, judgeClock(appUrl, date)];
  } catch (error) {
    const service = await checkService(config);
    return service.length > 0 ? service : [await describeUnreachable(config, error)];
  }
}

/** @returns nothing if it runs. */
async function checkService(config: Config): Promise<Finding[]> {
  const url = localUrl(config);
  return (await isAnswering(url)) ? [] : [failed('service', `doesn't answer at ${url}: start it`)];
}

async function describeUnreachable(config: Config, error: unknown): Promise<Finding> {
  const problem = `${config.appUrl} can't be reached (${messageOf(error)})`;
  const url = localUrl(config);
  return (await isAnswering(url))
    ? warning('address', `${problem}, although the service runs at ${url}: check the proxy and the firewall`)
    : failed('address', `${problem}: check the proxy and the firewall`);
}

async function isAnswering(url: string): Promise<boolean> {
  return askHealth(url).then(
    () => true,
    () => false,
  );
}

async function askHealth(url: string): Promise<{ version: Version; date: Date | null }> {
  const answer = await fetch(`${url}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  const parsed = health.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw new Error(`status ${answer.status}, and not from Goodword`);
  const date = answer.headers.get('date');
  return { version: parsed.data, date: date === null ? null : new Date(date) };
}

function localUrl({ host, port }: Config): string {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

async function checkCertificate(config: Config): Promise<Finding[]> {
  const { hostname, port } = new URL(config.appUrl);
  const socket = connect({
    host: hostname,
    port: Number(port) || 443,
    servername: hostname,
    timeout: TIMEOUT,
  });
  let isConnected = false;
  socket.once('connect', () => {
    isConnected = true;
  });
  try {
    const validUntil = await new Promise<Date>((resolve, reject) => {
      socket.once('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)));
      socket.once('error', reject);
      socket.once('timeout', () => reject(new Error('no response')));
    });
    return [judgeCertificate('certificate', validUntil, 'check that your proxy renews it')];
  } catch (error) {
    if (!isConnected) return [await describeUnreachable(config, error)];
    return [failed('certificate', `${hostname}: ${messageOf(error)}`)];
  } finally {
    socket.destroy();
  }
}

/** Call it after a request through the proxy, which the service then has or hasn't trusted. */
async function checkProxy(config: Config): Promise<Finding[]> {
  const { isHttps, trustProxy } = config;
  if (!isHttps) return [];
  const fail = (problem: string) => [failed('proxy', problem)];
  if (trustProxy.length === 0)
    return fail('TRUST_PROXY is empty, so all visitors count as one: set it to the address of the proxy');
  const trusted = `trusts ${trustProxy.join(', ')}`;
  const isUntrusted = await readsProxyProblem(config);
  if (isUntrusted)
    return fail(`${trusted}, but requests come from another address: see the admin's page for it`);
  const hint = config.metricsToken === null ? '; with METRICS_TOKEN, doctor asks the service too' : '';
  return [ok('proxy', trusted + hint)];
}

/** null: the service can't be asked. */
async function readsProxyProblem(config: Config): Promise<boolean | null> {
  if (config.metricsToken === null) return null;
  try {
    const answer = await fetch(`${localUrl(config)}/metrics`, {
      headers: { authorization: `Bearer ${config.metricsToken}` },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const [, value] = /^goodword_needs_attention\{problem="proxy"\} (\d)$/m.exec(await answer.text()) ?? [];
    return value === undefined ? null : value === '1';
  } catch {
    return null;
  }
}

/** fetch hides the reason in its cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return messageOf(cause.errors[0]);
  // Node adds advice about its own options.
  const [reason = ''] = (cause instanceof Error ? cause : error).message.split('; ');
  return reason;
}
