import { z } from 'zod/mini';

export interface DeliveryFailure {
  /** `refused` is permanent; `unreachable` says nothing about this mail, since the server accepts none. */
  verdict: 'refused' | 'deferred' | 'unreachable';
  summary: string;
  /** Milliseconds, as the server asked for. */
  retryAfter?: number | undefined;
}

/** Bad data stays bad, while a failing database recovers. */
export function classifyRenderError(error: unknown): DeliveryFailure {
  const isBadData = error instanceof z.core.$ZodError || error instanceof SyntaxError;
  const name = error instanceof Error ? error.name : typeof error;
  return {
    verdict: isBadData ? 'refused' : 'deferred',
    summary: ['Rendering failed', name, readDetails(error).code].filter(Boolean).join(' '),
  };
}

export function classifyDeliveryError(error: unknown): DeliveryFailure {
  const details = readDetails(error);
  if (isServerFailure(details)) {
    return { verdict: 'unreachable', summary: `Mail server unreachable: ${summarize(details)}` };
  }
  return { verdict: isMailRejected(details) ? 'refused' : 'deferred', summary: summarize(details) };
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

/** Failed before the mail was transmitted. A connection that breaks later may have been broken by the mail itself. */
function isServerFailure({
  code,
  originalCode = '',
  timeoutType = '',
  command = '',
  responseCode,
}: ErrorDetails) {
  const isLoginDemanded = responseCode !== undefined && [530, 534, 535, 538].includes(responseCode);
  const isBeforeMail = /^(EHLO|HELO|STARTTLS|AUTH)/.test(command);
  const isBadGreeting = command === 'CONN' && code === 'EPROTOCOL' && responseCode !== undefined;
  // nodemailer's pool reports this for mails it hadn't begun to send.
  const isClosedEarly = command === '' && code === 'ECONNECTION';
  return (
    isLoginDemanded ||
    isBeforeMail ||
    isBadGreeting ||
    isClosedEarly ||
    ['EAUTH', 'EDNS', 'ETLS'].includes(code ?? '') ||
    ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].includes(originalCode) ||
    ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'].includes(timeoutType)
  );
}

function isMailRejected({ code, command, responseCode }: ErrorDetails): boolean {
  // 503 is a bad sequence of commands, not a rejected mail.
  if (responseCode !== undefined) return responseCode >= 500 && responseCode !== 503;
  return code === 'EENVELOPE' && (command === 'API' || command === undefined);
}

function summarize({ code, originalCode, timeoutType, command, response = '', responseCode }: ErrorDetails) {
  if (responseCode === undefined) {
    return [code, originalCode, timeoutType].filter(Boolean).join(' ') || 'Unknown error';
  }
  const enhancedCode = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
  const head = [responseCode, enhancedCode, command && `to ${command}`].filter(Boolean).join(' ');
  // Once the server has the content, its reply may quote from it.
  if (command === undefined || command === 'DATA') return head;
  const text = response
    .replace(/^[\d\s.-]+/, '')
    .replace(/\S+/g, (word) => (word.includes('@') ? '<address>' : word));
  return `${head}: ${text}`.slice(0, 200);
}
