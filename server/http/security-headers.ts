import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '#server/system/config.ts';

/** Built once, since Helmet would build the same headers for every request. */
export function securityHeaders(config: Config, styleHashes: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(helmetOptions(config, styleHashes))(
    {} as IncomingMessage,
    reply as object as ServerResponse,
    () => {},
  );
  return { ...headers, 'permissions-policy': permissionsPolicy };
}

/** Leaves out features that some Chromium doesn't know and warns about, like web-share, which is ours alone by default. */
const permissionsPolicy = [
  ...'publickey-credentials-create publickey-credentials-get screen-wake-lock clipboard-write'
    .split(' ')
    .map((used) => `${used}=(self)`),
  // Features that only change how a page looks or moves are left out: each name is sent with each document.
  ...'camera display-capture geolocation hid idle-detection local-fonts microphone midi payment serial usb'
    .split(' ')
    .map((unused) => `${unused}=()`),
].join(', ');

function helmetOptions(config: Config, styleHashes: readonly string[]): HelmetOptions {
  const imageOrigins = [config.qrServiceUrl, config.avatarServiceUrl]
    .filter((url) => !url.startsWith('/'))
    .map((url) => new URL(url).origin);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...imageOrigins],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Internet Explorer, Flash and older Safari alone read these.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  };
}
