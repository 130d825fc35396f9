import { z } from 'zod/mini';

export interface DeliveryFailure {
  /** `refused`: never to be tried again. `unreachable`: the mail itself was not judged; the server takes none at all. */
  verdict: 'refused' | 'deferred' | 'unreachable';
  /** For the operator; without words or addresses from the mail. */
  summary: string;
}

/** What a job that cannot be rendered died of: bad data stays bad, while a failing database recovers. */
export function classifyRenderError(error: unknown): DeliveryFailure {
  const isBadData = error instanceof z.core.$ZodError || error instanceof SyntaxError;
  const name = error instanceof Error ? error.name : typeof error;
  return {
    verdict: isBadData ? 'refused' : 'deferred',
    summary: ['Rendering failed', name, readDetails(error).code].filter(Boolean).join(' '),
  };
}

/** Reads an error of SMTP as nodemailer throws it; any other, such as a full disk, is worth another try. */
export function classifyDeliveryError(error: unknown): DeliveryFailure {
  const details = readDetails(error);
  if (isAboutServer(details)) {
    return { verdict: 'unreachable', summary: `Mail server unreachable: ${summarize(details)}` };
  }
  return { verdict: isAboutMail(details) ? 'refused' : 'deferred', summary: summarize(details) };
}

const errorDetails = z.object({
  code: z.optional(z.string()),
  originalCode: z.optional(z.string()),
  timeoutType: z.optional(z.string()),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.number()),
});
type ErrorDetails = z.infer<typeof errorDetails>;

function readDetails(error: unknown): ErrorDetails {
  const parsed = errorDetails.safeParse(error);
  return parsed.success ? parsed.data : {};
}

/**
 * Whether the failure came before any mail was spoken of: no connection, no greeting, no login. A connection that breaks
 * later may have been broken by the mail, which must then wait its full time.
 */
function isAboutServer({
  code,
  originalCode = '',
  timeoutType = '',
  command = '',
  responseCode,
}: ErrorDetails) {
  const isLoginDemanded = responseCode !== undefined && [530, 534, 535, 538].includes(responseCode);
  const isBeforeMail = /^(EHLO|HELO|STARTTLS|AUTH)/.test(command);
  const isBadGreeting = command === 'CONN' && code === 'EPROTOCOL' && responseCode !== undefined;
  // nodemailer's pool says so of mails that it had not begun to send.
  const isClosedAtOnce = command === '' && code === 'ECONNECTION';
  return (
    isLoginDemanded ||
    isBeforeMail ||
    isBadGreeting ||
    isClosedAtOnce ||
    ['EAUTH', 'EDNS', 'ETLS'].includes(code ?? '') ||
    ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].includes(originalCode) ||
    ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'].includes(timeoutType)
  );
}

/** Whether the same mail would be refused again: a 5yz answer (RFC 5321), or an address that cannot be written down. */
function isAboutMail({ code, command, responseCode }: ErrorDetails): boolean {
  // 503 says that the session got out of step, not that the mail is unwanted.
  if (responseCode !== undefined) return responseCode >= 500 && responseCode !== 503;
  return code === 'EENVELOPE' && (command === 'API' || command === undefined);
}

function summarize({ code, originalCode, timeoutType, command, response = '', responseCode }: ErrorDetails) {
  if (responseCode === undefined) {
    return [code, originalCode, timeoutType].filter(Boolean).join(' ') || 'Unknown error';
  }
  const enhancedCode = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
  const head = [responseCode, enhancedCode, command && `to ${command}`].filter(Boolean).join(' ');
  // Once the server has the content, its answer may quote from it.
  if (command === undefined || command === 'DATA') return head;
  const words = response
    .replace(/^[\d\s.-]+/, '')
    .replace(/\S+/g, (word) => (word.includes('@') ? '<address>' : word));
  return `${head}: ${words}`.slice(0, 200);
}
